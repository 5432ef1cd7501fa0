import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const celts = {
  'CEL-01': {
    maker: 'Celtic, early La Tène period',
    technique: 'Bronze inlaid with coral and red glass, about 40 cm high',
    place: 'Yutz, France',
    kept: 'British Museum, London',
    story:
      'At a feast, mead or wine from this pair of jugs ran beneath a tiny bronze duck on the spout, so that the bird seemed to swim. Their shape comes from Etruria, the coral from the Mediterranean, the animals from local fancy. One drink brought together half of the known world.',
    alt: 'Two matching bronze jugs with long slanting spouts that end in a golden bird, curved handles with golden animals, and red bands around neck and foot.',
    differs:
      'The British Museum dates them to 450–400 BCE and speaks of an illegal dig; the University of Virginia says about 400 BCE and road works.',
  },
  'CEL-02': {
    maker: 'Celtic smiths of the La Tène culture',
    technique: 'Forged iron blade, wooden handle',
    place: 'La Tène, Lake Neuchâtel, Switzerland',
    kept: 'For example, British Museum, London',
    story:
      'La Tène is famous for swords: in 1857 a fisherman pulled about forty pieces of iron out of the shallows there within an hour. Among the weapons lay tools such as sickles. Most people of that age lived off the land, and blades like this one, which a smith could resharpen, fed them.',
    alt: 'A strongly curved iron sickle blade with orange rust stains, fixed with an iron collar to a short wooden handle.',
  },
  'CEL-03': {
    maker: 'Iron Age quarrymen',
    technique: 'Two stones of hard sandstone, about 30 cm across',
    place: 'Hunsbury, Northampton, England',
    kept: 'For example, Northampton Museums',
    story:
      'Somebody poured grain into the hole and turned the handle, and flour trickled out around the rim. Older mills had to be rubbed to and fro by somebody on their knees; rotation saved hours every day. A pair of stones could weigh 58 kilograms, yet people carried them here from hills a hundred kilometres away.',
    alt: 'A domed grey millstone with grain in the hole at its top and an upright wooden handle at its side sits on a flat round stone, with flour along the edge.',
    differs: 'The museum counts more than 100 such mills from Hunsbury; the finds register counts about 150.',
  },
  'CEL-04': {
    maker: 'Iron Age builders of Shetland',
    technique: 'Dry stone, about 13 m high',
    place: 'Island of Mousa, Shetland, Scotland',
    kept: 'In its place, Mousa, Scotland',
    story:
      'No mortar holds this broch, a round tower of the Iron Age, together: two walls of flat stones lean on each other, with a stair winding up between them. It stands almost complete, while the stones of most others went into later houses. Its tenants today are storm petrels, seabirds that fly in only after dark.',
    alt: 'A round grey stone tower, wide at the foot and narrower above, with one small dark doorway, on a green islet with blue sea behind.',
    differs: 'Historic Environment Scotland dates it to about 300 BCE; local sources say simply that it is some 2,000 years old.',
  },
  'CEL-05': {
    maker: 'Gaulish, people of the Aedui',
    technique: 'Crossed oak beams, iron spikes, earth and stone',
    place: 'Mont Beuvray, France',
    kept: 'In its place, Bibracte, France (rebuilt section at the Porte du Rebout)',
    story:
      'Caesar admired the Gaulish wall: stone defied fire, timber defied the battering ram. A grid of oak beams, pinned with iron spikes 30 centimetres long, ran through the bank, and only the beam ends showed. By that pattern an excavator recognised the lost town of Bibracte in 1867.',
    alt: 'A cut-away rampart: a stone face with rows of square beam ends and a wooden palisade on top, and behind it a bank of earth with timbers.',
  },
  'CEL-06': {
    maker: 'Celtic goldsmiths of East Anglia',
    technique: 'Gold with silver and copper, 20 cm across, 1,084 g',
    place: 'Snettisham, England',
    kept: 'British Museum, London',
    story:
      'Sixty-four wires make eight cords, and eight cords make a torc, or neck ring, of more than a kilogram. A ploughman turned it up in a Norfolk field in 1950, with a bracelet looped through it; a small coin was caught inside one of its ends. Dozens of other torcs have come out of the same hillside.',
    alt: 'A thick ring of twisted golden cords, open at the bottom, where it ends in two large hollow round terminals with dotted ornament.',
    differs:
      'The British Museum dates it to 150–50 BCE, the Art Fund to about 75 BCE. The museum’s own texts say in one place that the ends were welded on and in another that they were cast on.',
  },
  'CEL-07': {
    maker: 'Gaulish, in Roman times',
    technique: 'Engraved bronze plate, 148 cm wide',
    place: 'Coligny, France',
    kept: 'Lugdunum Museum, Lyon',
    story:
      'Five years of months and days fill this bronze sheet, with a peg hole beside each day. Twice in the cycle an extra month brings moon and seasons back into step. A farmer found it in 1897, in 150 fragments. It is the longest text in Gaulish that we have, and scholars still puzzle over many of its words.',
    alt: 'A large bronze tablet in broken greenish pieces, mounted on a pale ground; rows of tiny writing and columns of holes, with a white peg in one of them.',
    differs:
      'The regional tourist office dates it to the 1st century, the town of Coligny to the 2nd; its height is given as 80 or 90 cm.',
  },
  'CEL-08': {
    maker: 'Celtic sculptor of Bohemia',
    technique: 'Local marlstone (a clayey limestone), 23.4 × 17.4 cm',
    place: 'Mšecké Žehrovice, Czechia',
    kept: 'National Museum, Prague',
    story:
      'Bulging eyes, a curled moustache, hair swept back and a torc at the throat: few Celtic faces look at us so directly. The head came to light in a sandpit in 1943, broken, and was kept hidden from the German occupiers. Perhaps it shows a druid, a hero or an ancestor; nobody knows.',
    alt: 'A grey stone head with large almond-shaped eyes, curled eyebrows, a curled moustache, combed-back hair and a thick open ring around the neck.',
    differs: 'Radio Prague dates it to about 150–50 BCE; others place it in the 3rd or early 2nd century BCE.',
  },
  'CEL-09': {
    maker: 'Celtic goldsmith in Ireland',
    technique: 'Beaten gold, 18.4 × 7.6 cm, 85 g',
    place: 'Broighter, near Limavady, Northern Ireland',
    kept: 'National Museum of Ireland, Dublin',
    story:
      'Ploughmen struck it in 1896 and did not guess that the muddy lump was gold. Unbent, it proved to be a seagoing boat with benches, oars and a mast, perhaps a gift to the sea god Manannán. London and Dublin fought over it in court, and a judge sent it to Ireland in 1903.',
    alt: 'A small golden boat with a mast and crossbar, benches inside and a row of long oars reaching down over its side.',
  },
  'CEL-10': {
    maker: 'Iron Age boatbuilders of the Humber',
    technique: 'Hollowed oak trunk, about 12.8 m long',
    place: 'Hasholme, England',
    kept: 'Hull and East Riding Museum, Hull',
    story:
      'One giant oak gave this boat room for five tonnes of cargo or eighteen people at the paddles. The builders closed the open stern with a fitted board and stopped the leaks with moss. It sank with butchered meat and timber on board, and drainage workers hit it in 1984.',
    alt: 'A long hollowed log with crossbars inside, a fitted board closing the near end, a patched far end and a pale paddle leaning across it.',
    differs:
      'Hull Museums give 322–277 BCE from tree rings and about 450 BCE from radiocarbon, and a length of over 12.5 m; Wikipedia gives 12.87 m.',
  },
  'CEL-11': {
    maker: 'Silversmiths in Thrace or Gaul',
    technique: 'Silver, partly gilded, 69 cm across, about 9 kg',
    place: 'Gundestrup, Denmark',
    kept: 'National Museum of Denmark, Copenhagen',
    story:
      'Inside sits a god with antlers among the beasts; nearby, warriors march to the sound of boar-headed trumpets, and there are even elephants. A peat cutter found the vessel in a bog in 1891, taken apart and stacked with care. Its scenes seem to tell Celtic myths that nobody wrote down.',
    alt: 'A large silver bowl; inside, a seated figure with antlers between two animals, and outside, three busts with raised arms.',
    differs:
      'Sources place the workshop in Thrace or in Gaul and the date between about 150 BCE and the end of the 1st century BCE.',
  },
  'CEL-12': {
    maker: 'Hallstatt culture',
    technique: 'Bronze, about 46 cm high',
    place: 'Strettweg, Judenburg, Austria',
    kept: 'Universalmuseum Joanneum, Schloss Eggenberg, Graz',
    story:
      'A tall woman carries a bowl among riders and walkers who lead two stags by the antlers, probably to sacrifice. The little wagon came from a chieftain’s grave. The farmer who found it in 1851 gave the bronze figures to his children as toys, until a chaplain saw what they were.',
    alt: 'A bronze wagon with four spoked wheels; in the middle a woman holds a wide bowl above her head, with stags and smaller figures on both sides.',
    differs: 'The museum dates it to the 7th century BCE; other pages say about 600 BCE or the 6th century BCE.',
  },
  'CEL-13': {
    maker: 'Celtic smiths in Britain',
    technique: 'Sheet bronze and red glass, 77.7 × 35.7 cm',
    place: 'Battersea, London, England',
    kept: 'British Museum, London',
    story:
      'This is only the skin of a shield: the wood behind it has gone. Thin bronze and twenty-seven studs of red glass were meant to dazzle, and no blow ever marked them. Somebody let it sink into the Thames, where people gave their finest weapons to the water.',
    alt: 'A long golden-bronze shield with rounded ends and a narrow waist, covered with three circles of curling lines and red studs.',
    differs:
      'The British Museum allows 350–50 BCE; the London Museum says no later than the 2nd century BCE because of the glass.',
  },
  'CEL-14': {
    maker: 'Celtic, early La Tène period',
    technique: 'Iron and bronze covered with gold leaf, coral inlay',
    place: 'Agris, France',
    kept: 'Musée d’Angoulême',
    story:
      'In 1981 cavers followed a badgers’ burrow into a cave and saw a scrap of gold in the earth that the animals had dug up. There lay a helmet wrapped in gold of 99 per cent purity and studded with coral. It had been taken apart before it was laid there: an offering to the world below, not a soldier’s loss.',
    alt: 'A golden helmet with bands of spirals and red studs, a small knob on top, a neck guard at the back and one ornate cheek piece.',
  },
  'CEL-15': {
    maker: 'Gaulish, people of the Lemovices',
    technique: 'Sheet bronze, about as tall as a person',
    place: 'Tintignac, Naves, France',
    kept: 'Maison du Patrimoine, Naves',
    story:
      'Held upright, this trumpet, a carnyx, roared over the heads of an army from the mouth of a boar. Before 2004 such instruments were known from pictures and scraps; then a pit in a sanctuary yielded seven, one almost whole. The Gauls had broken them all, so that only the gods could play them.',
    alt: 'A long bent bronze tube that ends in the head of a boar with a big ear, a spiky crest, an open red mouth and a white tusk.',
    differs:
      'The press file of Inrap, the French archaeology institute, dates the objects of the pit between the 4th and the 2nd century BCE; its excavator places the site in the middle of the 2nd.',
  },
} satisfies LabelTexts;
