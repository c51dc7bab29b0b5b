import Boardwalk

/// A country that the shop sends books to.
struct Country: Hashable {
    let name: String

    static let all = ["United Kingdom", "Ireland", "Germany", "Japan"].map(Country.init)
}

/// The countries that the shop sends books to.
final class CountryPickerViewController: UITableViewController {
    var country: Country?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Country.all.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Country", for: indexPath)
        cell.textLabel?.text = Country.all[indexPath.row].name
        cell.accessoryType = Country.all[indexPath.row] == country ? .checkmark : .none
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        country = tableView.indexPath(ofCell: sender).map { Country.all[$0.row] }
    }
}
