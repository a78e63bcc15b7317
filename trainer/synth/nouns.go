package synth

import "strings"

// irregular plurals of last words.
var irregular = map[string]string{
	"person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
	"goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "shelf": "shelves", "knife": "knives",
	"loaf": "loaves", "half": "halves", "wolf": "wolves", "calf": "calves", "life": "lives", "thief": "thieves",
	"sheep": "sheep", "deer": "deer", "fish": "fish", "aircraft": "aircraft", "spacecraft": "spacecraft", "species": "species", "series": "series",
	"staff": "staff", "analysis": "analyses", "crisis": "crises", "diagnosis": "diagnoses", "thesis": "theses",
	"hypothesis": "hypotheses", "criterion": "criteria", "index": "indexes", "matrix": "matrices", "quiz": "quizzes",
	"medium": "media", "curriculum": "curricula", "bus": "buses", "gas": "gases", "potato": "potatoes",
	"tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "premises": "premises", "scarf": "scarves", "hoof": "hooves",
	"cactus": "cacti", "fungus": "fungi", "bacterium": "bacteria", "axis": "axes", "radius": "radii", "passerby": "passersby",
}

// plural follows the rules of English spelling on the last word.
func plural(one string) string {
	at := strings.LastIndexByte(one, ' ') + 1
	head, w := one[:at], one[at:]
	if p, ok := irregular[w]; ok {
		return head + p
	}
	switch {
	case strings.HasSuffix(w, "y") && len(w) > 1 && !strings.ContainsRune("aeiou", rune(w[len(w)-2])):
		w = w[:len(w)-1] + "ies"
	case strings.HasSuffix(w, "s"), strings.HasSuffix(w, "x"), strings.HasSuffix(w, "z"),
		strings.HasSuffix(w, "ch"), strings.HasSuffix(w, "sh"):
		w += "es"
	case strings.HasSuffix(w, "man") && w != "human" && w != "german" && w != "talisman":
		w = w[:len(w)-2] + "en"
	default:
		w += "s"
	}
	return head + w
}

// concreteNouns name things that can stand for any entity. Their plurals follow the rules of plural.
var concreteNouns = words(`
acorn, airship, alley, amulet, anchor, antenna, anvil, apple, apron, aquarium, arch, archive, arena, armchair, arrow,
asteroid, atlas, attic, awning, axe, badge, badger, bakery, balcony, balloon, bamboo, banner, barge, barn, barrel, barrier,
basin, basket, bastion, bat, battery, bay, beach, beacon, bead, beam, bear, beaver, bed, bee, beehive, beetle, bell,
belt, bench, berry, bicycle, bin, biscuit, blade, blanket, blender, blimp, blossom, boiler, bolt, bonnet, boot, bottle,
boulder, bowl, bracelet, bracket, branch, brick, bridge, bridle, broom, brush, bubble, bucket, buckle, bunker,
buoy, burrow, butterfly, button, cabin, cabinet, cable, cage, cake, camel, camera, canal, candle, cannon, canoe, canopy,
canvas, canyon, cape, capsule, caravan, carpet, carriage, cart, cask, casket, castle, catalogue, cathedral, cauldron, cave, cedar,
cellar, chain, chair, chalet, chalice, chamber, chandelier, channel, chapel, charm, cheese, cherry, chest, chimney, chisel, circuit,
cistern, clamp, clay pot, cliff, cloak, clock, cloud, clover, coat, cobweb, cockpit, cocoon, coffin, coil, coin, collar,
column, comb, comet, compass, cone, conveyor, cork, corridor, cottage, couch, cove, cradle, crane, crate, crater, creek,
crescent, cricket, crocodile, cross, crow, crown, crystal, cube, cup, curtain, cushion, cyclone, cylinder, daisy, dam, dart,
deck, desk, dial, diamond, dinghy, disc, dish, ditch, dock, doll, dolphin, dome, donkey, door, dragon, drain, drawer, drill,
drone, duck, dune, dungeon, eagle, easel, eel, elbow, elevator, elm, ember, emblem, envelope, falcon, fan, farmhouse,
feather, fence, fern, ferry, figurine, filter, finch, firefly, fireplace, flag, flagpole, flame, flask, flint,
flower, forge, fork, fort, fountain, fox, freezer, frog, funnel, furnace, galaxy, gallery, galleon, garden, gargoyle, garland,
gate, gazebo, gear, gem, geyser, glacier, glider, globe, glove, goblet, goggle, gondola, gorge, grain silo, granary, grape, grate,
greenhouse, grid, griffin, grove, gull, gutter, hammer, hammock, handle, hangar, harbour, harness, hatch, hatchet, hawk,
hedge, hedgehog, helmet, heron, hill, hinge, hive, hoist, honeycomb, hook, hoop, horse, hose, hourglass, hut, hydrant,
icicle, igloo, incubator, ingot, inkwell, insect, island, ivy, jacket, jaguar, jar, javelin, jetty, jewel, jigsaw, joint,
journal, jug, jungle, kayak, kennel, kernel, kettle, key, keyhole, kiln, kiosk, kite, knapsack, knob, knot, ladder, ladle, lagoon,
lake, lamp, lance, landmark, lantern, latch, lathe, laurel, lawn, leaf, ledge, lemon, lens, lever, lighthouse, lily, lion, lizard,
loaf, lobster, lock, locker, locket, locomotive, lodge, log cabin, loom, lotus, lynx, machine, magnet, mallet, mammoth, mantle, map,
marble, marina, mask, mast, mat, meadow, medal, melon, meteor, microscope, mill, minaret, mine, mirror, mitten, moat, mole, monolith,
monument, moose, mop, mosaic, moth, motor, mould, mountain, mug, mural, mushroom, nail, napkin, necklace, needle, nest, net, nozzle,
nugget, nut, oak, oar, oasis, obelisk, ocean, olive, orb, orchard, orchid, otter, outpost, oven, owl, oyster, pad, paddle, padlock,
pagoda, pail, paint pot, palace, palm, pan, panther, paper, parachute, parasol, parcel, parrot, passage, patch, path, pavilion,
pearl, pebble, pedal, pedestal, pelican, pen, pendant, pendulum, penguin, pepper, perch, periscope, pestle, petal, phoenix, pier,
pigeon, pillar, pillow, pin, pine, pinecone, pipe, piston, pitcher, pitchfork, plank, planet, plaque, plate, plough, plug, plum,
pod, pole, pond, pony, porch, portal, pot, pouch, propeller, prism, probe, pulley, pump, pumpkin, puppet, purse, puzzle, pyramid,
quarry, quartz, quay, quill, quilt, quiver, rabbit, raccoon, radar, radiator, radish, raft, rail, rake, ramp, rapier, raven, razor,
reef, reel, relic, reservoir, ribbon, ridge, ring, river, rivet, robe, robin, robot, rock, rocket, rod, roof, rope, rose,
rotor, rudder, rug, ruin, saddle, sail, salmon, sandal, sapling, satchel, satellite, saucer, scabbard, scale, scanner, scarecrow, scarf,
sceptre, scissor, scroll, sculpture, seal, seashell, seed, shard, shed, shell, shelf, shelter, shield, ship, shovel, shrine, shrub,
shutter, sickle, signpost, silo, siren, skate, ski, skull, sled, sledge, sleeve, slipper, smokestack, snail, snowflake, sock, socket, sofa,
spade, spanner, sparrow, spear, sphere, spider, spindle, spire, splinter, sponge, spoon, spring, sprocket, spruce, squirrel, stable, staircase,
stamp, statue, steeple, stencil, stirrup, stone, stool, stopwatch, stork, stove, strap, stream, submarine, sundial, swan, swing, switch,
sword, syringe, table, tablet, talisman, tank, tap, tapestry, tassel, teapot, telescope, temple, tent, terrace, thermostat,
thicket, thimble, thistle, thorn, throne, tide pool, tiger, tile, toad, toaster, token, tombstone, torch, tortoise, totem, towel,
tower, trampoline, trap, trawler, tray, treasure, tree, trellis, trench, tripod, trolley, trophy, trowel, trunk, tulip,
tunnel, turbine, turnip, turret, turtle, tusk, umbrella, urn, valley, valve, vase, vault, veil, vessel, viaduct, vine, vineyard,
violet, visor, waffle, wagon, walnut, walrus, wand, wardrobe, watch, waterfall, watermill, weasel, weathercock, web, wedge,
well, whale, wharf, wheel, wheelbarrow, whip, whisk, whistle, wick, widget, willow, winch, windmill, window, wing, wreath, wrench,
yacht, yoke, zeppelin, ziggurat
`)

// trades are rarer words for people.
var trades = words(`
abbot, acrobat, admiral, alchemist, ambassador, apprentice, archer, archivist, astrologer, auditor, bailiff, baron, beadle,
beekeeper, blacksmith, boatswain, bodyguard, bookbinder, bookkeeper, botanist, bricklayer, bursar, butcher, butler, captain, cardinal,
cartographer, cellarer, chancellor, chaplain, chauffeur, clockmaker, clown, cobbler, cooper, coroner, cowherd, crofter, curator,
custodian, cyclist, deacon, dean, detective, diplomat, diver, docker, draper, druid, duchess, editor, emperor, envoy, explorer, falconer,
ferryman, fisherman, fletcher, forager, fowler, friar, furrier, gardener, geologist, glassblower, glazier, goldsmith, governor, grocer,
groom, gunsmith, harvester, hatter, herald, herbalist, hermit, huntsman, illustrator, innkeeper, inventor, ironmonger, jeweller, jockey,
joiner, juggler, knight, lamplighter, landscaper, librarian, linguist, locksmith, lumberjack, magician, marshal, mason, mayor, merchant,
milkman, miller, milliner, minister, monk, mountaineer, navigator, novelist, oarsman, optician, orderly, outfitter, page, paramedic, pastor,
pathologist, pedlar, philosopher, pilgrim, pioneer, plasterer, plumber, poet, porter, potter, prefect, priest, printer, prior, professor,
prospector, puppeteer, ranger, rector, referee, roofer, runner, sailor, scholar, scout, scribe, sculptor, seamstress, senator, settler,
sexton, shepherd, sheriff, shoemaker, smith, soldier, spinner, squire, steward, stonecutter, strategist, surgeon, surveyor, swimmer,
tailor, tanner, tax collector, thatcher, tinker, translator, treasurer, trapper, tutor, typist, umpire, upholsterer, usher,
valet, veteran, vicar, vintner, viscount, warden, watchmaker, weaver, welder, wheelwright, whaler, wizard, woodcutter, wrestler, zoologist
`)
