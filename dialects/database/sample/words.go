package sample

var genres = []string{"Rock", "Pop", "Electronic", "Jazz", "Hip Hop", "Folk", "Classical", "Metal", "Soul", "Blues", "Reggae", "Ambient"}

type place struct{ city, country string }

// The shop's own offices are in the first three; customers are from all, mostly from the first ones.
var places = []place{
	{"Hamburg", "Germany"}, {"Chicago", "USA"}, {"Leeds", "United Kingdom"}, {"Lyon", "France"},
	{"Toronto", "Canada"}, {"Porto", "Portugal"}, {"Seattle", "USA"}, {"Recife", "Brazil"},
	{"Leipzig", "Germany"}, {"Turin", "Italy"}, {"Ghent", "Belgium"}, {"Gothenburg", "Sweden"},
	{"Valencia", "Spain"}, {"Austin", "USA"}, {"Utrecht", "Netherlands"}, {"Bristol", "United Kingdom"},
	{"Osaka", "Japan"}, {"Melbourne", "Australia"}, {"Graz", "Austria"}, {"Bergen", "Norway"},
	{"Pune", "India"}, {"Krakow", "Poland"}, {"Cork", "Ireland"}, {"Aarhus", "Denmark"},
	{"Nantes", "France"}, {"Curitiba", "Brazil"}, {"Halifax", "Canada"}, {"Tampere", "Finland"},
	{"Brno", "Czechia"}, {"Denver", "USA"}, {"Rosario", "Argentina"}, {"Bremen", "Germany"},
}

var placeWheel = newWheel(zipf(len(places), 0.6))

func (r *random) place() place { return places[r.spin(placeWheel)] }

// staff: the general manager, the heads of sales and of IT, then who works for them.
var staff = []struct {
	title  string
	boss   int // employee_id; 0: none
	salary int
}{
	{"General Manager", 0, 8200}, {"Sales Manager", 1, 6100}, {"IT Manager", 1, 6300},
	{"Accountant", 1, 4700}, {"Buyer", 2, 4300}, {"IT Specialist", 3, 4900},
	{"Support Agent", 2, 3400}, {"Support Agent", 2, 3400}, {"Support Agent", 2, 3500},
	{"Support Agent", 2, 3300}, {"Support Agent", 2, 3600},
}

const firstAgent = 7 // employee_id of the first support agent

var firstNames = []string{
	"Ada", "Bram", "Celia", "Dario", "Edda", "Farid", "Greta", "Hugo", "Imani", "Jonas", "Kaya", "Lior",
	"Mara", "Nils", "Odile", "Pavel", "Quentin", "Rosa", "Sven", "Tamsin", "Uma", "Viktor", "Wanda",
	"Ximena", "Yusuf", "Zora", "Anouk", "Benno", "Clara", "Dmitri", "Elif", "Finn", "Gwen", "Hana",
	"Ines", "Joao", "Kenji", "Leona", "Milo", "Nadia", "Oskar", "Priya", "Ravi", "Selma", "Tomas", "Vera",
}

var lastNames = []string{
	"Abara", "Brandt", "Castell", "Dunmore", "Eklund", "Farrow", "Grieg", "Halloway", "Ibsen", "Jansen",
	"Kowal", "Lindqvist", "Moreau", "Navarro", "Okafor", "Pereira", "Quist", "Rinaldi", "Sato", "Tamm",
	"Ulrich", "Varga", "Whitlock", "Yilmaz", "Zeman", "Ashdown", "Birk", "Corrigan", "Delacroix",
	"Engel", "Fontaine", "Garrick", "Hartwell", "Iyer", "Keller", "Laurent", "Mistry", "Novak",
}

func (r *random) person() string { return r.word(firstNames) + " " + r.word(lastNames) }

var mailHosts = []string{"example.com", "example.org", "mail.example", "post.example"}

var adjectives = []string{
	"Amber", "Borrowed", "Copper", "Distant", "Electric", "Fading", "Gentle", "Hollow", "Idle", "Jagged",
	"Kindred", "Lucid", "Marble", "Northern", "Open", "Paper", "Quiet", "Restless", "Silver", "Tidal",
	"Unspoken", "Violet", "Wandering", "Young", "Crooked", "Feral", "Glass", "Second", "Slow", "Winter",
}

var nouns = []string{
	"Arcade", "Beacon", "Canyon", "Delta", "Ember", "Ferry", "Garden", "Harbor", "Island", "Junction",
	"Kite", "Lantern", "Meridian", "Needle", "Orchard", "Parade", "Quarry", "River", "Signal", "Tower",
	"Umbrella", "Valley", "Window", "Yard", "Anchor", "Bridge", "Comet", "Dune", "Engine", "Forest",
	"Gallery", "Horizon", "Machine", "Mirror", "Station", "Sparrow", "Thread", "Theater",
}

var verbs = []string{"Chasing", "Leaving", "Finding", "Crossing", "Losing", "Painting", "Waiting for", "Dreaming of", "Under", "Beyond"}

// band names an artist: a group or a single person.
func (r *random) band() string {
	first, second := r.two(nouns)
	switch r.below(5) {
	case 0:
		return r.person()
	case 1:
		return "The " + r.word(adjectives) + " " + first + "s"
	case 2:
		return first + " & " + second
	case 3:
		return first + " " + second
	default:
		return r.word(adjectives) + " " + first
	}
}

// title names an album or a track.
func (r *random) title() string {
	first, second := r.two(nouns)
	switch r.below(6) {
	case 0:
		return r.word(verbs) + " the " + r.word(nouns)
	case 1:
		return first + " of " + second + "s"
	case 2:
		return "The " + r.word(nouns)
	case 3:
		return r.word(verbs) + " " + r.word(adjectives) + " " + r.word(nouns) + "s"
	case 4:
		return "My " + r.word(adjectives) + " " + r.word(nouns)
	default:
		return r.word(adjectives) + " " + r.word(nouns)
	}
}

var playlistNames = []string{
	"Staff Picks", "New This Month", "Best of 2024", "Shop Window", "Morning Coffee", "Late Night Drive",
	"Sunday Cleaning", "Deep Focus", "Road Trip", "Rainy Day", "Dinner Party", "Running Hard",
	"Slow Evenings", "Garage Days", "Beach Weekend", "Long Flights", "Study Room", "First Dance",
}
