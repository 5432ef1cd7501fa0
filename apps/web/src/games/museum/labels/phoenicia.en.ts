import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const phoenicia = {
  'PHO-01': {
    maker: 'Phoenician',
    technique: 'Stone, lined with lime plaster and crushed pottery',
    place: 'Tell el-Burak, near Sidon, Lebanon',
    kept: 'In its place, Tell el-Burak, Lebanon',
    story:
      'Bare feet trod the grapes in the square basin, and the juice ran down into a rounded vat. The plaster owed its secret to broken pots: ground up and mixed with lime, they kept it watertight, long before Roman builders made that recipe famous. No other wine press of the Iron Age had been found in Lebanon before.',
    alt: 'A square stone basin full of purple grapes, from which red juice runs through a spout into a round stone vat in front of it.',
  },
  'PHO-02': {
    maker: 'Phoenician dyers',
    technique: 'Shells of murex sea snails; the dye comes from a gland',
    place: 'Sidon (Saida), Lebanon',
    kept: 'In its place, in shell mounds near the ancient workshops, Saida, Lebanon',
    story:
      'Each snail holds a drop of fluid that turns purple in the light and does not fade in the wash. One modern experiment used up 12,000 snails for a gram and a half of dye. The stench was terrible, the price higher than that of gold, and hills of crushed shells still mark the places where the dyers worked.',
    alt: 'Two pale spiny sea shells, the larger one with a pink mouth and a purple streak, lie on a pool of purple dye.',
    differs: 'Estimates run from 10,000 snails to a quarter of a million for a small amount of dye.',
  },
  'PHO-03': {
    maker: 'Phoenician potters',
    technique: 'Fired clay, for 18 to 19 litres',
    place: 'Tyre (Sour), Lebanon',
    kept: 'For example, British Museum, London',
    story:
      'Pointed jars without feet stack well in the belly of a ship. Two wrecks that a submarine found off Ashkelon lie 400 metres down with their cargo still in rows: one carried eleven tonnes of wine, in jars of nearly equal size. They show that Phoenician crews dared to cross the open sea, out of sight of land.',
    alt: 'Three reddish clay jars with small loop handles and pointed bases stand in a wooden rack; the middle one carries two scratched letters.',
  },
  'PHO-04': {
    maker: 'Punic, city of Carthage',
    technique: 'Dug basin with quays, ship sheds and an island',
    place: 'Carthage, Tunisia',
    kept: 'In its place, Carthage, Tunisia',
    story:
      'From the island in the middle the admiral could see the open sea, while nobody out there could count his ships: sheds for 220 warships ringed the water, behind the merchants’ basin. Rome burnt Carthage down in 146 BCE. Today quiet villas surround the pond, and its round outline has survived.',
    alt: 'A bird’s-eye view of a round harbour lined with ship sheds, with a round island and a red-roofed tower in its middle, linked to a long basin by the sea.',
  },
  'PHO-05': {
    maker: 'Phoenician, kings of Sidon',
    technique: 'Limestone terraces, granite throne',
    place: 'Bustan el-Sheikh, near Sidon, Lebanon',
    kept: 'In its place, near Saida, Lebanon',
    story:
      'The sick came here to bathe in spring water and ask Eshmun, god of healing, for help. Grateful parents left marble statues of their children. In one pool stands a throne guarded by sphinxes on which nobody ever sat: it was empty because the goddess Astarte filled it unseen.',
    alt: 'A stepped building of sand-coloured blocks; in its dark arched niche a white throne between two winged sphinxes rises behind a strip of water.',
    differs:
      'Sources date the first temple to the 7th, the late 6th or the early 5th century BCE, and the throne to the 4th century BCE or later.',
  },
  'PHO-06': {
    maker: 'Phoenician, city of Byblos',
    technique: 'Limestone with traces of red paint',
    place: 'Byblos (Jbeil), Lebanon',
    kept: 'National Museum of Beirut, Beirut',
    story:
      'Along the lid runs the oldest known text in the full Phoenician alphabet, from which Greek, Latin and Arabic letters descend. It is a curse: peace shall flee from Byblos if anyone opens the coffin of King Ahiram. Somebody did so within a few centuries all the same. The four lions carved below still bear its weight.',
    alt: 'A stone coffin with a sloping lid; a seated king receives a row of people in relief, lions support the box and more lions lie on the lid.',
    differs:
      'The inscription is dated to about 1000, the early 10th or the 9th century BCE; some place the carving as early as the 13th century BCE.',
  },
  'PHO-07': {
    maker: 'Phoenician ivory carver',
    technique: 'Ivory with gold, carnelian and lapis lazuli, 10.4 × 10.2 cm',
    place: 'Nimrud, Iraq (where it was found)',
    kept: 'British Museum, London',
    story:
      'A lioness closes her jaws on a young African’s throat, almost tenderly, in a thicket of gold and blue flowers. A letter on the edge told the joiner where to fit the panel in a royal chair. Excavators drew it from the mud of a palace well; its twin disappeared from the museum in Baghdad in 2003.',
    alt: 'A square gold-framed picture: a pale lioness bends over a dark-haired youth with a golden kilt who leans back, among blue and red flowers on golden stems.',
    differs:
      'The game calls it “Ivory of the lioness and the youth”; the British Museum’s title says that the lioness is devouring a boy.',
  },
  'PHO-08': {
    maker: 'Phoenician or Punic glassmakers',
    technique: 'Coloured glass shaped on a rod, a few centimetres high',
    place: 'Carthage, Tunisia',
    kept: 'For example, Miho Museum, Kōka',
    story:
      'Wide eyes that never blink were meant to stare down evil. Glassmakers wound hot glass around a rod and stuck on brows, beard and curls in other colours, each no bigger than a crumb. From Carthage and the Levant the little faces travelled to graves and necklaces all over the Mediterranean.',
    alt: 'A glass head with a yellow face, huge white and black eyes, curly blue hair and beard, turquoise ears and a blue loop at the top.',
    differs: 'Museums give dates from the 5th to the 3rd century BCE and cannot tell Carthage from the Levant.',
  },
  'PHO-09': {
    maker: 'Phoenician shipwrights in the west',
    technique: 'Pine, cypress, fig and olive wood, 8.1 × 2.2 m',
    place: 'Puerto de Mazarrón, Spain',
    kept: 'Museo Nacional de Arqueología Subacuática ARQVA, Cartagena (in conservation)',
    story:
      'The boat went down fifty metres from the beach with its whole load of litharge, the lead oxide left when silver is refined. Seagrass and sand sealed it so well that ropes and baskets survived. After decades under a steel cover it came up plank by plank in 2024, one of the most complete ships of its age.',
    alt: 'A wooden boat seen from above, pointed at both ends, with curved ribs, rows of stitches and a heap of grey lumps in the middle.',
    differs:
      'Older publications date it to the second half of the 7th century BCE; the leader of the recovery says early 6th century BCE. The year of discovery is given as 1994, 1995 or 1999.',
  },
  'PHO-10': {
    maker: 'Punic shipwrights',
    technique: 'Timber with lead sheathing; the stern survives',
    place: 'Off Marsala, Italy',
    kept: 'Baglio Anselmi Archaeological Museum, Marsala',
    story:
      'The builders had painted letters on the timbers, so that the parts could be fitted in order. When divers uncovered them in 1971 the pine was still yellow and the branches under the ballast were still green; both colours soon faded. The ship sank when new, perhaps in the battle of 241 BCE in which Rome beat Carthage.',
    alt: 'The remains of a ship’s hull on stands, with ribs, planks marked with white letters and a high curved stern; dashed lines complete the missing parts.',
    differs:
      'The lettering points to 300–265 BCE and radiocarbon to about 235 BCE. Honor Frost, who excavated it, called it a warship; the link with the battle of 241 BCE is her proposal.',
  },
  'PHO-11': {
    maker: 'Phoenician, mint of Sidon',
    technique: 'Struck silver, 27–28 mm, 25–28 g',
    place: 'Sidon (Saida), Lebanon',
    kept: 'For example, British Museum, London',
    story:
      'Sidon put its fleet on its coins: a galley with a row of shields, oars working above zigzag waves. On the back the king of Persia rides in a chariot, and the king of Sidon walks behind it. King Abdashtart made the coin lighter but raised the silver in it from 72 to 99 per cent, so that people trusted it again.',
    alt: 'Two grey silver coins: the front one shows a galley with round shields and oars over zigzag waves, the one behind it a horse’s head.',
  },
  'PHO-12': {
    maker: 'Phoenician or Syrian workshop',
    technique: 'Alabaster, 18.5 × 12 cm',
    place: 'Galera, Spain (where it was found)',
    kept: 'Museo Arqueológico Nacional, Madrid',
    story:
      'Liquid poured into the hollow head of the goddess ran out through her breasts into the bowl on her lap. Sphinxes guard her, as they guard the thrones of the East. The figure crossed the whole Mediterranean and was already some two centuries old when an Iberian family in Andalusia laid it in a tomb.',
    alt: 'A pale stone figure of a seated woman with long braided hair who holds a wide bowl, between two sphinxes with headdresses.',
    differs:
      'Artehistoria names a workshop in northern Syria; other sources call it Phoenician. Some think that scented oil rather than milk or water flowed through it.',
  },
  'PHO-13': {
    maker: 'Punic, city of Carthage',
    technique: 'Limestone, for example 24.5 × 13 cm',
    place: 'Carthage, Tunisia',
    kept: 'For example, Bibliothèque nationale de France, Paris',
    story:
      'A triangle, a bar and a disc: with three strokes Carthage drew its great goddess Tanit; an open hand stood for prayer. Women ordered such stones too: on one, Mattanbaal, daughter of Hanno, signs in her own name. They marked urns with the ashes of infants and lambs, and scholars still dispute whether those were sacrifices.',
    alt: 'A pointed sand-coloured slab with a red disc and crescent at the top, a red triangle with arms and head in the middle, a staff, an open hand and lines of writing.',
  },
  'PHO-14': {
    maker: 'Phoenician, perhaps made in Cyprus',
    technique: 'Silver, embossed and engraved, 18.7 cm across',
    place: 'Amathus, near Limassol, Cyprus',
    kept: 'British Museum, London',
    story:
      'On the rim soldiers with ladders storm a walled town, while others fell its date palms; inside, Egyptian gods and sphinxes go about their business. Tomb robbers threw the bowl away as worthless, because a crust of corrosion hid the silver. Only half survives: a whole Mediterranean war on one drinking bowl.',
    alt: 'A broken round silver bowl with rings of engraved figures, a golden star in the centre and, at the rim, a walled town with white attackers.',
    differs:
      'The British Museum suggests a forgotten myth, the magazine Cyprus Today a siege of the artist’s own time. Dates range from 750 to 600 BCE.',
  },
  'PHO-15': {
    maker: 'Shipwrights of Carthage or Rome',
    technique: 'Cast bronze, about 125 kg',
    place: 'Off Levanzo, Italy',
    kept: 'For example, Ex Stabilimento Florio, Favignana',
    story:
      'Bolted to the bow at the waterline, this fist of bronze smashed the enemy’s planks. The rams lay where the ships sank on 10 March 241 BCE, when Rome beat Carthage and won Sicily. One carries a Punic prayer to Baal, but most bear the names of Roman officials, so Carthage may have sailed captured ships.',
    alt: 'A greenish bronze ram in side view: three horizontal blades point left, and the hollow back on the right is open to hold a ship’s timber.',
    differs:
      'The game counts the ram as Phoenician: of the eleven found by 2016, one has a Punic inscription and seven have Latin ones.',
  },
} satisfies LabelTexts;
