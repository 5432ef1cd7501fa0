import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const inca = {
  'INC-01': {
    maker: 'Inca builders',
    technique: 'Terraces of earth and stone in natural sinkholes; the largest bowl is about 30 m deep',
    place: 'Maras, near Cusco, Peru',
    kept: 'In its place, Maras, Peru',
    story:
      'Rings of stone terraces step down into natural hollows like a theatre turned inwards, with canals and hidden drains. Guides call Moray a farm laboratory; the engineers who measured it for years found no proof of that and think of ceremonies. Either way it shows how well the Inca managed water.',
    alt: 'Oval terraces in green and sand, one inside the other, sink towards a small dark centre; a dashed flight of steps comes down from the left, and mountains rise behind.',
    differs:
      'Many guides call Moray an agricultural laboratory; the Wright Paleohydrological Institute, which surveyed it from 2005 to 2010, concludes that it was built for ceremonies.',
  },
  'INC-02': {
    maker: 'Andean farmers',
    technique:
      'Wooden pole of 1 to 2 m with a point of hardened wood, stone, bronze or, today, iron; handle and footrest tied on with leather',
    place: 'Central Andes, from Ecuador to Bolivia',
    kept: 'For example, ceremonial vessels in its shape in the British Museum, London',
    story:
      'The farmer steps on the bar, drives the point into the ground and levers up the clod, on slopes too steep for oxen. Each year the Inca himself opened the earth with such a plough before the sowing. Andean communities still turn their potato fields with it.',
    alt: 'A slanting wooden pole with a curved handle and a crossbar, both tied on with leather; its grey blade is stuck in a small heap of reddish earth.',
  },
  'INC-03': {
    maker: 'Diaguita potters under Inca rule',
    technique: 'Painted ceramic',
    place: 'Coquimbo region, Chile',
    kept: 'For example, Archaeological Museum of La Serena',
    story:
      'The Inca divided every community into an upper and a lower half, and even supreme power had two holders. When the halves met to eat and to drink maize beer, the vessels came as twins. A double bowl makes the balance visible: two equal portions in a single pot.',
    alt: 'Two brown bowls joined side by side, each with a band of black triangles on white; a thick arched handle rises between them.',
  },
  'INC-04': {
    maker: 'Inca builders',
    technique: 'Some 200 buildings and many terraces of granite, at 2,430 m above the sea',
    place: 'Machu Picchu, Cusco region, Peru',
    kept: 'In its place, Machu Picchu, Peru',
    story:
      'Stone houses, stairs and terraces sit on a ridge between two peaks, as if cut from it. The Inca left the town when the Spanish conquered their empire. Local farmers never forgot it; the rest of the world learned of it in 1911, and it shows how an Inca town looks where nobody has built over it.',
    alt: 'A steep green mountain and a lower hill rise behind a row of small stone houses and farming terraces; wisps of cloud drift on both sides.',
  },
  'INC-05': {
    maker: 'Inca builders, from the reign of Pachacuti',
    technique: 'Dry-stone walls; some blocks weigh more than 100 t',
    place: 'Cusco, Peru',
    kept: 'In its place, Cusco, Peru',
    story:
      'Three walls zigzag one above the other along the hill, of huge stones that fit together without mortar. The chronicler Cieza de León wrote that 20,000 men were sent to build them. The Spanish carried the smaller stones down to Cusco for their own houses; the largest were too heavy to steal.',
    alt: 'Three rows of zigzag walls of large irregular stones rise one above the other on a grassy slope.',
    differs:
      'Most sources date the walls to the Inca of the fifteenth century; some give the first sections to the Killke culture, about 1100.',
  },
  'INC-06': {
    maker: 'The Quechua communities of Huinchiri, Chaupibanda, Choccayhua and Ccollana Quehue',
    technique: 'Braided ropes of grass; about 28 m long and 1.2 m wide',
    place: 'Quehue, Cusco region, Peru',
    kept: 'In its place, over the Apurímac near Quehue, Peru',
    story:
      'Every June four Quechua communities twist mountain grass into cords and braid the cords into six great ropes. In three days, with offerings and music, they hang a new bridge across the gorge, tied to the old stone bases. Such bridges once carried the Inca roads; this one lasts because it is always made again.',
    alt: 'A sagging rope bridge with handrails and netting hangs between two rocky cliffs topped with stone blocks; a river runs below.',
  },
  'INC-07': {
    maker: 'Inca record keepers (quipucamayocs)',
    technique: 'Knotted and coloured cords',
    place: 'Puruchuco, Lima, Peru',
    kept: 'Puruchuco Site Museum, Lima',
    story:
      'In 1956 an urn at Puruchuco gave up 21 quipus, most of them still rolled. A knot stands for a number by its form and its place on the cord. On several of these the sums seem to climb through three levels, like reports on their way from village to governor: book-keeping in string.',
    alt: 'A thick horizontal cord from which thirteen strings in white, tan, red and turquoise hang at different lengths, each tied with clusters of knots.',
    differs:
      'Gary Urton and Carrie Brezine read the quipus as sums passed up through three levels of officials; a letter in Science doubts it, because many of the sums do not match exactly.',
  },
  'INC-08': {
    maker: 'Inca weavers',
    technique: 'Tapestry of camelid fibre on cotton; 90 × 77 cm',
    place: 'Probably Cusco, Peru',
    kept: 'Dumbarton Oaks, Washington',
    story:
      'Small squares with emblems, called t’oqapu, cover almost the whole tunic. One emblem is itself a tiny tunic in black-and-white chequers. A recent study sees two women at the loom, a master and a pupil, and some embroidery left unfinished. Perhaps only the emperor could wear all the emblems at once.',
    alt: 'A square garment covered by a grid of small squares with frames, stripes, steps and chequers in gold, red, white and black; it has a dark pointed neck opening and a zigzag hem.',
    differs: 'Dumbarton Oaks dates the tunic 1450–1540; the Getty Research Institute says 1440–1540.',
  },
  'INC-09': {
    maker: 'Aymara and Uru boatbuilders',
    technique: 'Dried totora reeds in bundles tied with rope',
    place: 'Lake Titicaca, Peru and Bolivia',
    kept: 'For example, a model in the National Museum of American History, Washington',
    story:
      'Around Lake Titicaca, 3,800 m above the sea, wood is rare and reeds are plentiful. Builders dry the totora, tie it into thick rolls and turn up both ends; even the sail can be a mat of reeds. The boat slowly drinks water and must be dried; families on the lake still know the craft.',
    alt: 'A boat of bundled reeds with both ends curving high lies on blue water, with a pole leaning across it and bulrushes growing beside it.',
  },
  'INC-10': {
    maker: 'Coastal peoples of Ecuador and northern Peru',
    technique: 'Balsa logs tied with ropes, with masts, cotton sails and movable boards',
    place: 'Coast of Ecuador',
    kept: 'No raft of that time survives',
    story:
      'In 1526 the pilot Bartolomé Ruiz, in seas new to Europeans, met a sail. It belonged to a raft of traders with gold, silver and fine cloth; planks let down between the logs kept it on course. He held three of the crew as interpreters for Pizarro, who came back to conquer.',
    alt: 'A raft of logs tied with cords carries two tall curved sails, a reed hut at the stern and upright boards set between the logs.',
    differs:
      'The game calls the raft Inca, although the coastal peoples of Ecuador and northern Peru built it; sources date the meeting with Ruiz 1526 or 1527.',
  },
  'INC-11': {
    maker: 'Inca builders, in the reign of Pachacuti',
    technique: 'Cut stone laid without mortar, once covered with sheets of gold',
    place: 'Cusco, Peru',
    kept: 'In its place, under the convent of Santo Domingo, Cusco, Peru',
    story:
      'Its name means “golden enclosure”: sheets of gold lined the walls, and chroniclers describe a garden of gold and silver plants and animals. Most of the metal went into the ransom of Atahualpa in 1533. A convent stands on the Inca walls, which have come through every earthquake that damaged the church above.',
    alt: 'A stone building with a thatched roof and a gold band under the eaves; a golden sun with a face fills the doorway, and a golden plant stands at each side.',
  },
  'INC-12': {
    maker: 'Inca goldsmiths',
    technique: 'Hammered gold',
    place: 'Peru',
    kept: 'British Museum, London',
    story:
      'Figures like this went up the mountains with the children whom the Inca gave to the gods in the rite of capacocha, together with tiny people of silver and shell in real clothes. Conquerors melted down nearly all other Inca gold; what lay buried in the heights or sunk in Lake Titicaca escaped them.',
    alt: 'A small golden llama in profile, facing left, with upright ears, a long neck, a rounded back and straight legs.',
  },
  'INC-13': {
    maker: 'Inca stonemasons',
    technique: 'Carved granite',
    place: 'Machu Picchu, Cusco region, Peru',
    kept: 'In its place, Machu Picchu, Peru',
    story:
      'At the top of Machu Picchu the rock itself was cut into steps with a pillar. Its Quechua name speaks of tying the sun, and many think that its shadow marked the solstices. The Spanish never found it, but in 2000 the crane of a crew filming a beer advertisement fell and broke off a corner.',
    alt: 'A grey stone carved in steps: a broad sloping base, a smaller block on it and a square pillar rising from the top.',
  },
  'INC-14': {
    maker: 'Andean metalworkers',
    technique: 'Cast bronze head on a wooden handle; about 12 cm across',
    place: 'Andes, from Peru to Chile',
    kept: 'For example, Dallas Museum of Art',
    story:
      'Points spread from a ring into which the handle is pushed, so that the force of the whole swing lands on a single tip. The shape was old when the Inca took it up: earlier peoples had made such stars in stone, then in copper, and at last in bronze, and had painted them in the hands of warriors.',
    alt: 'A bronze club head in the shape of a six-pointed star, set on a dark wooden handle with a leather grip.',
    differs:
      'The game calls the mace Inca; the example in Dallas is dated 700–1400, before the Inca Empire, which went on using the form.',
  },
  'INC-15': {
    maker: 'Andean braiders and weavers',
    technique: 'Braided camelid fibre; a ceremonial example measures nearly 3 m',
    place: 'Central Andes, Peru',
    kept: 'For example, Michael C. Carlos Museum, Atlanta',
    story:
      'A stone lies in the woven cradle; the thrower whirls both cords and lets one go. Francisco de Xerez, who marched with Pizarro, described the slingers of the Inca army. In peace men wore the sling around the head, and Andean herders still plait slings, with patterns that have names such as “llama’s eyes”.',
    alt: 'A sling with two cords banded in brown and white and a woven cradle with gold diamonds that holds a grey stone; a red tassel ends one cord.',
  },
} satisfies LabelTexts;
