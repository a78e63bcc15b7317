package synth

import "strings"

// words splits a pool written as a block of text: entries are separated by commas or line ends.
func words(block string) []string {
	var out []string
	for _, w := range strings.FieldsFunc(block, func(r rune) bool { return r == ',' || r == '\n' }) {
		if w = strings.TrimSpace(w); w != "" {
			out = append(out, w)
		}
	}
	return out
}

// The pools below hold the values of generated rows.

var firstNames = words(`
Aaron, Abigail, Adam, Adrian, Agnes, Ahmed, Aiden, Aisha, Akira, Alan, Albert, Alejandro, Alice, Alicia, Alina, Amanda,
Amara, Amelia, Amir, Amy, Ana, Anders, Andrea, Andrew, Angela, Anika, Anna, Anthony, Antonio, Anya, Ariana, Arjun,
Arthur, Asha, Astrid, Audrey, Ava, Barbara, Beatrice, Benjamin, Bianca, Bjorn, Boris, Brenda, Brian, Bruno, Caleb,
Camila, Carla, Carlos, Carmen, Caroline, Catherine, Cecilia, Celine, Charles, Charlotte, Chen, Chloe, Christian, Clara,
Claude, Colin, Connor, Cyril, Daisy, Dalia, Damian, Daniel, Daniela, Daria, David, Deborah, Dennis, Diana, Diego, Dmitri,
Dominic, Donna, Dorothy, Douglas, Edith, Eduardo, Edward, Eileen, Elena, Elias, Elif, Elijah, Elise, Elizabeth, Ella,
Ellen, Elsa, Emil, Emilia, Emily, Emma, Enzo, Eric, Erika, Ernest, Esther, Ethan, Eva, Evelyn, Fabian, Farah, Fatima,
Felix, Fernando, Fiona, Florence, Frances, Francisco, Frank, Freya, Gabriel, Gareth, George, Georgia, Gerald, Gina,
Giorgio, Giulia, Gloria, Grace, Graham, Greta, Guillermo, Gustav, Hana, Hannah, Harold, Harper, Haruto, Hassan, Hector,
Heidi, Helen, Henry, Hiroshi, Holly, Hugo, Ian, Ibrahim, Ida, Ignacio, Igor, Imani, Ingrid, Irene, Iris, Isaac, Isabel,
Isla, Ivan, Ivy, Jack, Jacob, Jada, Jakub, James, Jamal, Jana, Jane, Janet, Jasmine, Javier, Jean, Jennifer, Jeremy,
Jessica, Jia, Joan, Joel, Johan, John, Jonas, Jorge, Joseph, Joyce, Juan, Judith, Julia, Julian, Juliette, Kai, Karen,
Karim, Karl, Kasper, Katarina, Kate, Kayla, Keiko, Keith, Kenji, Kenneth, Kevin, Khalid, Kira, Klaus, Kofi, Lara, Lars,
Laura, Layla, Lea, Leah, Lena, Leo, Leon, Leonard, Lila, Liam, Lily, Linda, Lisa, Logan, Lorenzo, Louis, Louise, Lucas,
Lucia, Luis, Luna, Lydia, Madison, Magnus, Malik, Manuel, Marco, Margaret, Maria, Marianne, Marina, Mario, Mark, Marta,
Martin, Mary, Mateo, Matilda, Matthew, Maya, Megan, Mei, Mia, Michael, Miguel, Mila, Milan, Miriam, Mohamed, Molly,
Monica, Nadia, Naomi, Natalia, Nathan, Neha, Nicholas, Nicole, Nikolai, Nina, Noah, Noor, Nora, Olga, Oliver, Olivia,
Omar, Oscar, Pablo, Pamela, Patricia, Patrick, Paul, Paula, Pedro, Penelope, Peter, Petra, Philip, Priya, Quentin,
Rachel, Rafael, Rahul, Ralph, Ramona, Raquel, Raymond, Rebecca, Ricardo, Richard, Rita, Robert, Rohan, Rosa, Rosalind,
Ruben, Ruth, Ryan, Sabrina, Salma, Samir, Samuel, Sandra, Sara, Sean, Sebastian, Selma, Serena, Sergio, Shauna, Silvia,
Simon, Sofia, Sonia, Stefan, Stella, Stephen, Susan, Svetlana, Sylvie, Tamara, Tanya, Tara, Tatiana, Teresa, Theo,
Thomas, Tobias, Tomas, Tomoko, Tyler, Umar, Ursula, Valentina, Vanessa, Vera, Victor, Victoria, Viktor, Vincent, Viola,
Walter, Wanda, Wei, Wendy, William, Xavier, Yara, Yasmin, Yolanda, Yuki, Yusuf, Yvonne, Zachary, Zara, Zoe, Zofia, José, Renée, Søren, Zoë, André, Jürgen, Anaïs, Łukasz
`)

var lastNames = words(`
Abbott, Adams, Ahmed, Aldridge, Allen, Almeida, Alvarez, Andersen, Anderson, Andrade, Appleby, Arslan, Ashworth, Atkins,
Bailey, Baker, Banerjee, Barbosa, Barker, Barnes, Bauer, Becker, Bell, Bennett, Berg, Bianchi, Bishop, Blackwood, Blanc,
Bondarenko, Bowen, Boyle, Bradley, Brennan, Briggs, Brooks, Brown, Bryant, Burgess, Burke, Butler, Byrne, Caldwell,
Cameron, Campbell, Cardoso, Carlson, Carpenter, Carter, Castillo, Castro, Chambers, Chan, Chandler, Chang, Chapman,
Chen, Clark, Clarke, Cohen, Coleman, Collins, Conti, Cook, Cooper, Costa, Cox, Craig, Crawford, Cruz, Cunningham,
Curtis, Dalton, Davies, Davis, Dawson, Delgado, Diaz, Dixon, Doherty, Dominguez, Donovan, Douglas, Doyle, Dubois,
Duncan, Dunn, Edwards, Eklund, Elliott, Ellis, Eriksson, Espinoza, Evans, Farrell, Fernandes, Fernandez, Ferrari,
Ferreira, Fischer, Fisher, Fitzgerald, Fleming, Fletcher, Flores, Fontaine, Ford, Forsberg, Foster, Fournier, Fowler,
Fox, Franklin, Fraser, Freeman, Fuentes, Fujita, Gallagher, Garcia, Gardner, Garner, Gibson, Gilbert, Gomez, Goncalves,
Gonzalez, Goodwin, Gordon, Graham, Grant, Gray, Green, Greene, Griffin, Gruber, Guerrero, Gupta, Gustafsson, Haas,
Hall, Hamilton, Hansen, Harper, Harris, Harrison, Hart, Hartmann, Harvey, Hassan, Hayes, Henderson, Herrera, Hicks,
Higgins, Hill, Hoffman, Holland, Holm, Holmes, Horvat, Howard, Huang, Hudson, Hughes, Hunt, Hunter, Hussain, Ibrahim,
Ivanov, Jacobs, Jain, James, Jankowski, Jansen, Jenkins, Jensen, Jimenez, Johansson, Johnson, Jones, Jordan, Kaplan,
Kato, Kaur, Keller, Kelly, Kennedy, Khan, Kim, King, Klein, Knight, Kobayashi, Koch, Kovacs, Kowalski, Kozlov, Kruger,
Kumar, Lambert, Lang, Larsen, Larsson, Laurent, Lawson, Lee, Lefebvre, Lehmann, Lewis, Lim, Lin, Lindgren, Liu, Lloyd,
Lombardi, Long, Lopez, Lowe, Lund, Lynch, MacDonald, Maier, Mancini, Marino, Marsh, Martin, Martinez, Martins, Mason,
Matthews, Mazur, McCarthy, McCoy, McKenzie, Medina, Mehta, Mendes, Mendoza, Meyer, Miller, Mills, Mitchell, Moore,
Morales, Moreau, Moreno, Morgan, Moretti, Morris, Muller, Murphy, Murray, Nagy, Nakamura, Nelson, Newman, Nguyen,
Nielsen, Nilsson, Novak, Nowak, Nunez, Obrien, Okafor, Olsen, Ortega, Ortiz, Osborne, Owens, Padilla, Palmer, Papadakis,
Park, Parker, Patel, Patterson, Pearson, Pena, Pereira, Perez, Perry, Petersen, Petrov, Phillips, Pierce, Pinto, Popescu,
Porter, Powell, Price, Quinn, Ramirez, Ramos, Rasmussen, Reid, Reyes, Reynolds, Ribeiro, Ricci, Richter, Riley, Rivera,
Roberts, Robinson, Rodriguez, Rogers, Romano, Rossi, Roth, Rousseau, Russo, Ryan, Saito, Salazar, Sanchez, Santos, Sato,
Schmidt, Schneider, Schultz, Schwartz, Shah, Sharma, Shaw, Silva, Simmons, Singh, Sokolov, Soto, Spencer, Stewart,
Suzuki, Svensson, Takahashi, Tanaka, Taylor, Thompson, Torres, Tran, Tucker, Turner, Ueda, Vargas, Vasquez, Vega, Vogel,
Wagner, Walker, Wallace, Walsh, Wang, Ward, Watson, Weber, Weiss, West, White, Wilson, Winkler, Wong, Wright, Yamamoto,
Yang, Yilmaz, Young, Zhang, Zhou, Ziegler, Zimmermann, O'Neill, O'Connor, D'Angelo, D'Souza, Müller, Gómez, Núñez, Åberg, Çelik, Dvořák, van Dijk, de la Cruz,
von Berg, Smith-Jones, St. Clair
`)

var cities = words(`
Aberdeen, Accra, Adelaide, Albany, Alicante, Amsterdam, Ankara, Antwerp, Athens, Atlanta, Auckland, Austin, Baltimore,
Bangalore, Bangkok, Barcelona, Basel, Beijing, Belfast, Belgrade, Bergen, Berlin, Bilbao, Birmingham, Bogota, Bologna,
Bordeaux, Boston, Bratislava, Bremen, Brisbane, Bristol, Brno, Brussels, Bucharest, Budapest, Buenos Aires, Cairo,
Calgary, Canberra, Cape Town, Cardiff, Casablanca, Charlotte, Chennai, Chicago, Cologne, Copenhagen, Cordoba, Cork,
Dakar, Dallas, Darwin, Delhi, Denver, Detroit, Dortmund, Dresden, Dublin, Durban, Edinburgh, Edmonton, Eindhoven,
Florence, Frankfurt, Fukuoka, Galway, Gdansk, Geneva, Genoa, Ghent, Glasgow, Gothenburg, Granada, Graz, Hague, Halifax,
Hamburg, Hanoi, Hanover, Helsinki, Hobart, Hong Kong, Houston, Innsbruck, Istanbul, Izmir, Jakarta, Johannesburg,
Kampala, Kansas City, Karachi, Kiel, Krakow, Kuala Lumpur, Kyoto, Lagos, Lahore, Leeds, Leipzig, Lille, Lima, Limerick,
Linz, Lisbon, Liverpool, Ljubljana, London, Los Angeles, Lund, Luxembourg, Lyon, Madrid, Malaga, Malmo, Manchester,
Manila, Marseille, Melbourne, Memphis, Mexico City, Miami, Milan, Montevideo, Montreal, Mumbai, Munich, Nagoya, Nairobi,
Nantes, Naples, New York, Newcastle, Nice, Nottingham, Odense, Omaha, Oporto, Orlando, Osaka, Oslo, Ottawa, Oxford,
Palermo, Panama City, Paris, Perth, Philadelphia, Phoenix, Pittsburgh, Portland, Poznan, Prague, Quebec, Quito, Reykjavik,
Riga, Rome, Rotterdam, Salzburg, San Diego, San Francisco, San Jose, Santiago, Sao Paulo, Sapporo, Seattle, Seoul,
Seville, Shanghai, Sheffield, Singapore, Sofia, Split, Stockholm, Stuttgart, Sydney, Taipei, Tallinn, Tampa, Tbilisi,
Tokyo, Toronto, Toulouse, Trieste, Tunis, Turin, Uppsala, Utrecht, Valencia, Vancouver, Venice, Verona, Vienna, Vilnius,
Warsaw, Wellington, Winnipeg, Wroclaw, York, Zagreb, Zurich, São Paulo, Málaga, Zürich, Kraków, Xi'an, St. Louis, L'Aquila
`)

var countries = words(`
Argentina, Australia, Austria, Bangladesh, Belgium, Bolivia, Brazil, Bulgaria, Cambodia, Canada, Chile, China, Colombia,
Costa Rica, Croatia, Cuba, Cyprus, Czech Republic, Denmark, Ecuador, Egypt, Estonia, Ethiopia, Finland, France, Georgia,
Germany, Ghana, Greece, Guatemala, Hungary, Iceland, India, Indonesia, Ireland, Israel, Italy, Jamaica, Japan, Jordan,
Kazakhstan, Kenya, Latvia, Lebanon, Lithuania, Luxembourg, Malaysia, Malta, Mexico, Morocco, Nepal, Netherlands,
New Zealand, Nigeria, Norway, Pakistan, Panama, Peru, Philippines, Poland, Portugal, Qatar, Romania, Senegal, Serbia,
Singapore, Slovakia, Slovenia, South Africa, South Korea, Spain, Sri Lanka, Sweden, Switzerland, Taiwan, Tanzania,
Thailand, Tunisia, Turkey, Uganda, Ukraine, United Kingdom, United States, Uruguay, USA, Vietnam, Zambia, Côte d'Ivoire
`)

var states = words(`
Alabama, Alaska, Alberta, Andalusia, Arizona, Bavaria, British Columbia, Brittany, California, Catalonia, Colorado,
Connecticut, Cornwall, Delaware, Flanders, Florida, Gujarat, Hesse, Hokkaido, Idaho, Illinois, Indiana, Iowa, Kansas,
Kent, Kentucky, Kerala, Lombardy, Louisiana, Maine, Manitoba, Maryland, Massachusetts, Michigan, Minnesota, Mississippi,
Missouri, Montana, Nebraska, Nevada, New Jersey, New Mexico, New South Wales, Normandy, Nova Scotia, Ohio, Oklahoma,
Ontario, Oregon, Pennsylvania, Provence, Punjab, Queensland, Sardinia, Saxony, Scania, Sicily, Tasmania, Tennessee,
Texas, Tuscany, Tyrol, Ulster, Utah, Vermont, Virginia, Wales, Washington, Wisconsin, Wyoming, Yorkshire,
CA, NY, TX, WA, FL, NSW, QLD, ON, BC, SP, RJ
`)

var regions = words(`
North, South, East, West, Central, North East, North West, South East, South West, Midlands, Highlands, Lowlands,
Coastal, Inland, Upper Valley, Lower Valley, Riverside, Lakeside, Eastern Plains, Western Hills, Northern Isles, Delta,
EMEA, APAC, Americas, Nordics, Benelux, Iberia, Balkans, Baltics, Gulf, Harbour, Old Town, Uptown, Downtown
`)

var streets = words(`
Main Street, High Street, Oak Avenue, Maple Drive, Station Road, Park Lane, Church Street, Mill Road, King Street,
Queens Road, Elm Street, Cedar Court, River Road, Hill Street, Lake View, Garden Close, Market Square, Harbour Way,
Bridge Street, Forest Drive, Victoria Road, Bay Street, Linden Allee, Rue de la Paix, Via Roma, Calle Mayor, Long Acre,
Orchard Row, Quarry Lane, Windmill Hill, Abbey Walk, Foundry Yard, Sunset Boulevard, College Green, Meadow Way
`)

var companySuffixes = words(`
Ltd, Inc, GmbH, Group, Partners, Holdings, Systems, Industries, Logistics, Trading, Works, Labs, Solutions, Brothers,
& Sons, & Co, Corporation, LLC, Services, International, Associates, Ventures, Supplies, Technologies
`)

var companyStems = words(`
Acorn, Alpine, Amber, Anchor, Apex, Arrow, Atlas, Aurora, Beacon, Birch, Blue Ridge, Bright, Cascade, Castle, Cobalt,
Compass, Copper, Coral, Crescent, Crown, Delta, Eagle, Eastgate, Ember, Everest, Falcon, Fern, Galaxy, Gem, Global,
Golden, Granite, Harbor, Hawthorn, Horizon, Iron, Juniper, Keystone, Lakeside, Lark, Liberty, Lion, Magnolia, Maple,
Marble, Meridian, Mosaic, Nimbus, Noble, Northern, Nova, Oak, Ocean, Olive, Onyx, Orbit, Orchid, Pacific, Pearl,
Pinnacle, Pioneer, Polar, Prairie, Prime, Quantum, Quartz, Raven, Redwood, River, Royal, Ruby, Sable, Saffron, Sage,
Sapphire, Sierra, Silver, Sky, Solar, Spruce, Stellar, Sterling, Summit, Sunrise, Swift, Terra, Thistle, Titan, Trident,
Union, Valley, Vanguard, Vertex, Vista, Western, Willow, Zenith
`)

var adjectives = words(`
Ancient, Basic, Big, Bitter, Black, Blue, Bold, Brave, Bright, Broken, Calm, Classic, Clear, Clever, Cold, Compact, Cosy,
Crisp, Curved, Daily, Dark, Deep, Deluxe, Double, Dry, Early, Electric, Elegant, Extra, Fast, Fine, Flat, Folding, Fresh,
Frozen, Gentle, Giant, Golden, Grand, Great, Green, Grey, Handy, Happy, Hard, Heavy, Hidden, High, Hollow, Honest, Hot,
Huge, Humble, Jolly, Keen, Large, Late, Lazy, Light, Little, Lively, Long, Lost, Loud, Low, Lucky, Magic, Mellow, Mighty,
Mild, Mini, Modern, Narrow, Natural, Neat, New, Noble, Northern, Odd, Old, Open, Orange, Pale, Plain, Polished, Portable,
Precious, Premium, Pretty, Proud, Pure, Purple, Quick, Quiet, Rapid, Rare, Raw, Red, Rich, Rough, Round, Royal, Rustic,
Salty, Secret, Sharp, Shiny, Short, Silent, Silver, Simple, Slim, Slow, Small, Smart, Smooth, Soft, Solid, Sour, Southern,
Spare, Spicy, Square, Steady, Stone, Strong, Sunny, Super, Sweet, Swift, Tall, Tender, Thick, Thin, Tiny, Tough, Ultra,
Useful, Vast, Velvet, Violet, Warm, White, Wide, Wild, Winter, Wise, Wooden, Yellow, Young
`)

var goods = words(`
Adapter, Anvil, Apron, Backpack, Ball, Basket, Battery, Bench, Bicycle, Blanket, Blender, Board, Bolt, Boots, Bottle,
Bowl, Box, Bracket, Brush, Bucket, Cabinet, Cable, Camera, Candle, Carpet, Chain, Chair, Charger, Chisel, Clamp, Clock,
Coat, Coffee, Compass, Cooker, Cup, Curtain, Cushion, Desk, Dish, Drill, Dryer, Engine, Fan, Faucet, Fence, Filter, Flask,
Fork, Frame, Fridge, Gate, Glove, Grater, Grill, Hammer, Hat, Headlamp, Heater, Helmet, Hinge, Honey, Hook, Hose, Iron,
Jacket, Jar, Kettle, Keyboard, Kit, Knife, Ladder, Lamp, Lantern, Latch, Lens, Lock, Mat, Mirror, Mixer, Monitor, Mouse,
Mug, Nail, Needle, Notebook, Oven, Paint, Pan, Panel, Pen, Pencil, Phone, Pillow, Pipe, Plate, Pliers, Plug, Pot,
Printer, Pump, Rack, Radio, Rake, Razor, Ribbon, Ring, Rope, Router, Rug, Ruler, Saddle, Sandal, Saw, Scale, Scarf,
Scissors, Screen, Screw, Sensor, Shelf, Shirt, Shovel, Sink, Socket, Sofa, Spade, Speaker, Spoon, Stapler, Stool, Stove,
Strap, Suitcase, Switch, Table, Tablet, Tap, Tea, Tent, Tile, Timer, Toaster, Torch, Towel, Toy, Tray, Trowel, Tube,
Umbrella, Valve, Vase, Vest, Wallet, Watch, Wheel, Whisk, Wire, Wrench
`)

var titleNouns = words(`
Account, Answer, Bridge, Century, Change, Choice, City, Design, Distance, Dream, Economy, Edge, Evidence, Field, Fire,
Forest, Future, Garden, Growth, Guide, Harbour, History, Home, House, Idea, Island, Journey, Key, Knowledge, Language,
Letter, Light, Limit, Logic, Machine, Map, Market, Memory, Method, Mind, Mirror, Moon, Morning, Mountain, Nation, Nature,
Network, Night, Number, Ocean, Order, Origin, Path, Pattern, People, Place, Plan, Power, Problem, Promise, Question, Rain,
Reason, Report, River, Road, Science, Sea, Season, Secret, Shadow, Shape, Silence, Sky, Snow, Space, Star, Stone, Storm,
Story, Summer, System, Theory, Time, Tower, Trade, Tree, Truth, Valley, Value, Village, Voice, Wall, War, Water, Way, Wind,
Winter, Word, Work, World, Year
`)

var titlePatterns = words(`
The %a %n, %a %n, The %n of %n, %n and %n, A %a %n, On %n, Beyond the %n, A Short History of %n, The Last %n, Introduction to %n,
%n without %n, The %n Handbook, Notes on %n, Towards a %a %n, Under the %a %n, %n for Beginners, Why %n Matters, %n in Practice
`)

var placeStems = words(`
Ash, Beech, Birch, Black, Bridge, Brook, Castle, Clear, Cliff, Cold, Crow, Deer, East, Elm, Fair, Fern, Fox, Glen, Green,
Hart, Hazel, High, Holly, King, Lake, Lark, Long, Maple, Marsh, Mill, Moor, North, Oak, Otter, Pine, Queen, Raven, Red,
River, Rose, Salt, Sand, Silver, South, Spring, Stone, Summer, Swan, Thorn, West, White, Willow, Winter, Wolf
`)

var placeEndings = words(`
ton, field, ford, ham, wood, bury, mouth, dale, gate, hill, stead, wick, port, view, haven, crest, ridge, land, mere, shore
`)

var mailHosts = words(`
example.com, example.org, mail.test, post.example, inbox.test, corp.example, webmail.test, office.example
`)

var sentences = words(`
needs review, handled with care, second attempt, no remarks, awaiting confirmation, checked twice, as agreed by phone,
see attached note, replaced last year, slightly damaged, approved without changes, on hold until spring, standard procedure,
requested by the office, works as expected, to be confirmed, urgent follow-up, seasonal, kept for reference, out of season,
first of its kind, moved from the old site, limited availability, popular with visitors, best before winter, low demand
`)
