import type { LabelTexts } from '../../../gallery/labelTexts.ts';

/** The labels of the fifteen objects of China. */
export const china = {
  'CHI-01': {
    maker: 'Potters of the Eastern Han dynasty',
    technique: 'Earthenware with green lead glaze, for example 48 × 41 × 21.5 cm',
    place: 'Luoyang, China',
    kept: 'For example, Asian Civilisations Museum, Singapore',
    story:
      'The dead had to eat as well, so families of the Han period buried clay granaries, wells and pigsties with them. One granary from Luoyang bears an optimistic label: “ten thousand measures of grain and rice”. The wooden buildings themselves are gone, and these toys for eternity show how they were built.',
    alt: 'A green-glazed model of a tower with three storeys under overhanging tiled roofs, set on a broader base with an arched dark doorway. A small bird sits on top.',
  },
  'CHI-02': {
    maker: 'Attributed to Cheng Qi, after Lou Shou',
    technique: 'Ink and colour on paper, handscroll, 32.7 × 1049.8 cm (the scroll of rice)',
    place: 'Hangzhou region, China',
    kept: 'National Museum of Asian Art (Freer Gallery), Washington',
    story:
      'In the 12th century the county magistrate Lou Shou had peasants at work drawn step by step and wrote a poem for every scene: 21 for rice, 24 for silk. Emperors had his pictures copied for centuries. They flattered good government and doubled as a manual with every tool in view.',
    alt: 'An open handscroll with two scenes: on the left a man with a raised arm ploughs with a dark ox near a hut, on the right a woman sits at a loom.',
    differs:
      'Lou Shou’s pictures of about 1132 are lost; the date given here is that of the oldest copy, which Smarthistory places in the mid to late 13th century.',
  },
  'CHI-03': {
    maker: 'Ironfounders of the Han dynasty',
    technique: 'Cast iron, shares of about 20 to 40 cm',
    place: 'Shaanxi and Henan, China',
    kept: 'For example, Shaanxi History Museum, Xi’an',
    story:
      'In most lands ploughs only scratched the soil; this one lifted and turned it. The share cuts, and a curved plate above it throws the sod aside. Scholars took that plate for a later invention until examples of the Han period came out of the ground and moved it back by centuries.',
    alt: 'A heavy, pointed iron share with a raised central ridge and a sharp lower edge, seen from the side. Rust-coloured patches spot the dark metal.',
  },
  'CHI-04': {
    maker: 'Soldiers, labourers and convicts of many dynasties',
    technique: 'Brick, stone and rammed earth, about 8,850 km for the Ming wall',
    place: 'Badaling, near Beijing, China',
    kept: 'In its place, Badaling and elsewhere in northern China',
    story:
      'There is no single wall: states began to build walls in the 7th century BCE, and most of what stands today was rebuilt under the Ming dynasty, from the 14th century on. Watchtowers passed the alarm along the ridges. Later villagers took bricks for houses and roads, and about a fifth of the Ming line is gone.',
    alt: 'A crenellated stone wall climbs over green hills from one watchtower to the next. A large tower with arrow slits and an arched gate stands in front.',
    differs: 'Surveys give 8,851.8 km for the Ming wall and 21,196 km for the walls of all dynasties together.',
  },
  'CHI-05': {
    maker: 'Tang builders for the monk Xuanzang',
    technique: 'Brick over rammed earth, seven storeys, about 64 m high',
    place: 'Xi’an, China',
    kept: 'In its place, Xi’an, China',
    story:
      'Xuanzang walked to India and back, was away for seventeen years and returned with Buddhist scriptures; this tower was their library. It has had five storeys, then ten, and since an earthquake in 1556 it has had seven and a visible lean. The novel “Journey to the West” made its monk immortal.',
    alt: 'A square brick pagoda of seven storeys, each smaller than the one below and each with an arched window, on a stone terrace with a stair.',
    differs: 'The first tower of 652 collapsed; the present one goes back to the rebuilding of 704, and its brick skin is Ming.',
  },
  'CHI-06': {
    maker: 'Bronze casters of the Eastern Han dynasty',
    technique: 'Cast bronze, 34.5 × 45 cm',
    place: 'Leitai tomb, Wuwei, Gansu, China',
    kept: 'Gansu Provincial Museum, Lanzhou',
    story:
      'All the weight of a galloping horse rests on one hoof, and the hoof on a bird that turns its head in surprise: so fast is the horse. In 1969 villagers digging an air-raid shelter broke into the general’s tomb where it stood in a cavalcade of ninety-nine bronze horses, carriages and soldiers.',
    alt: 'A greenish bronze horse in full gallop with tail flying and mouth open. One hind hoof rests on a small flying bird.',
  },
  'CHI-07': {
    maker: 'Potters of Jingdezhen, for Zhang Wenjin',
    technique: 'Porcelain with underglaze cobalt blue, 63.5 × 20.5 cm each',
    place: 'Jingdezhen, China',
    kept: 'British Museum, London',
    story:
      'A man named Zhang Wenjin gave the pair to a Daoist temple so that his family would be safe, and had the date written on their necks. That day in 1351 became the fixed point from which all early blue-and-white porcelain is dated. The incense burner given with them is still missing.',
    alt: 'Two tall white porcelain vases painted in blue, with curly handles at the neck, pointed leaves below the rim and a winding dragon around the body.',
  },
  'CHI-08': {
    maker: 'Chinese diviners, reconstructed by Wang Zhenduo',
    technique: 'Lodestone spoon on a polished bronze plate',
    place: 'Luoyang, the Han capital, China',
    kept: 'For example, a reconstruction in the National Museum of China, Beijing',
    story:
      'Spin the spoon, and its handle settles on the south. The round field of the plate is heaven, the square is earth: the device served to place houses and graves in harmony with both, not to steer ships. Mariners took over the magnetic needle only about a thousand years later.',
    alt: 'A dark, shiny spoon rests on a square bronze plate. Rings and fine marks for the directions surround the round centre of the plate.',
    differs:
      'No ancient spoon has been found: the form is a reconstruction of the 1940s from old texts, and scholars argue whether it worked.',
  },
  'CHI-09': {
    maker: 'Ming stonecutters, for Admiral Zheng He',
    technique: 'Stone slab, engraved in Chinese, Tamil and Persian',
    place: 'Nanjing, China (set up in Galle, Sri Lanka)',
    kept: 'National Museum of Colombo, Colombo',
    story:
      'Zheng He’s fleet carried this slab across the ocean to honour three faiths at once: the Chinese text gives gold, silk and incense to the Buddha, the Tamil one to Vishnu, the Persian one to Allah. In 1911 it turned up face down, as the lid of a drain.',
    alt: 'A dark stone slab with a rounded top on a base. Two dragons flank a golden disc above columns of Chinese writing and two blocks of other scripts.',
    differs: 'The date, 15 February 1409, may be that of the carving in Nanjing or that of the erection in Galle.',
  },
  'CHI-10': {
    maker: 'Potters of the Eastern Han dynasty',
    technique: 'Grey earthenware, about half a metre long',
    place: 'Guangzhou, China',
    kept: 'National Museum of China, Beijing',
    story:
      'A potter who knew boats made this one for a grave: roofed cabins, tiny sailors, an anchor at the bow and, at the stern, the earliest known image of a rudder. In Europe such rudders appear about a thousand years later, carved in churches of about 1180.',
    alt: 'A grey clay model of a boat with three roofed cabins. A small sailor stands near the bow, where an anchor hangs; a broad rudder is at the stern.',
  },
  'CHI-11': {
    maker: 'Bronze founders of the Shang kings',
    technique: 'Bronze, cast in clay moulds, 133 × 110 × 79 cm, 832.84 kg',
    place: 'Wuguan, Anyang, China',
    kept: 'National Museum of China, Beijing',
    story:
      'A Shang king had more than a tonne of metal melted to honour his mother with a cauldron for sacrifices. Body and legs were poured in one go. The villagers who dug it up in 1939 buried it again, so that the Japanese army would not find it.',
    alt: 'A massive greenish bronze cauldron with a rectangular body on four legs and two upright handles. Bands of angular animal ornament frame its plain centre.',
    differs:
      'Sources place it anywhere between the 14th and the 11th century BCE, and older ones give 875 kg and the name Simuwu.',
  },
  'CHI-12': {
    maker: 'Jade carvers of the Western Han court',
    technique: '2,498 pieces of jade sewn with about 1.1 kg of gold wire, 188 cm long',
    place: 'Mancheng, Hebei, China',
    kept: 'Hebei Museum, Shijiazhuang',
    story:
      'People thought that jade kept evil and decay away, so Prince Liu Sheng was sewn into a second skin of it: about ten years of work, with gold wires finer than a hair. Texts spoke of such suits, but nobody had seen a whole one until a soldier fell into the tomb in 1968.',
    alt: 'A human figure made of small green jade plates joined with gold lies on a dark red bed. A gold ring rests on its chest.',
  },
  'CHI-13': {
    maker: 'Workshops of the First Emperor, Qin Shi Huang',
    technique: 'Fired clay, once painted, life-size',
    place: 'Lintong, Xi’an, China',
    kept: 'Emperor Qinshihuang’s Mausoleum Site Museum, Xi’an',
    story:
      'More than seven thousand clay soldiers guard the emperor who first united China, and hardly two faces are alike. They stood in bright paint, with real bronze weapons that were still sharp when found. Farmers digging a well came upon the first one in 1974; the emperor’s tomb itself remains closed.',
    alt: 'A clay soldier in plated armour with a topknot and moustache stands in front of two darker, plainer soldiers of the same kind.',
  },
  'CHI-14': {
    maker: 'Swordsmiths of Yue, for King Goujian',
    technique: 'Bronze with turquoise and blue glass, 55.6 cm long',
    place: 'Kingdom of Yue (Shaoxing), China (found near Jingzhou)',
    kept: 'Hubei Provincial Museum, Wuhan',
    story:
      'The tomb had stood in water for over two thousand years, yet the blade came out of its lacquered scabbard bright and sharp. Eight characters, curled like birds, say that the King of Yue made it for his own use. It was damaged on loan in 1994 and has not left China since.',
    alt: 'A short bronze sword lies at a slant. A pattern of dark diamonds covers the blade; turquoise is set in the guard and the grip.',
    differs: 'Sources give the length as 55.6 or 55.7 cm and the width of the blade as 4.6 or 5 cm.',
  },
  'CHI-15': {
    maker: 'Bronze founders of the Han arsenals',
    technique: 'Cast bronze, in several interlocking parts',
    place: 'Shouzhou (Shou County), Anhui, China',
    kept: 'For example, Hallwyl Museum, Stockholm',
    story:
      'The wood of the crossbow has rotted; its lock survives. Catch, sight and trigger fit together like clockwork, so a recruit could hold a string that took 160 kilograms of force to draw and let it go with one finger. Massed volleys stopped cavalry charges.',
    alt: 'A bronze mechanism with a long flat housing and two round pins. A tall curved sight and two catches rise above it; a trigger hangs below.',
  },
} satisfies LabelTexts;
