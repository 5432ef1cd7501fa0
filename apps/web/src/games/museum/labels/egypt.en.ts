import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const egypt = {
  'EGY-01': {
    maker: 'Egyptian, workmen’s village of Deir el-Medina',
    technique: 'Wall painting',
    place: 'Deir el-Medina, Luxor, Egypt',
    kept: 'In its place, tomb TT1, Luxor, Egypt',
    story:
      'In the fields of paradise Sennedjem ploughs and his wife sows, both in their best white linen, as if mud did not exist. By trade he prepared the tombs of kings; this is his own. When local villagers opened it in 1886 it was untouched, with some twenty relatives around him.',
    alt: 'A blue-framed painting in two strips: above, a spotted ox pulls a plough and a couple in white work behind it; below, a row of palms and fruit trees.',
  },
  'EGY-02': {
    maker: 'Egyptian, Middle Kingdom',
    technique: 'Painted wood, 20.3 × 43.2 × 17.7 cm',
    place: 'Egypt (find spot unknown)',
    kept: 'For example, British Museum, London',
    story:
      'The flood has gone, the soil is soft, and a farmer leans on his plough with his ankles in the mud. Such models lay in rich tombs, so that bread and beer would never run out in the next world. Cattle were too precious to eat every day, and many farmers only hired them.',
    alt: 'A painted wooden model on a base: a man in a white kilt guides a plough drawn by a white ox with brown patches and a brown one.',
    differs: 'The British Museum’s website gives about 2040–1750 BCE in one place and 1985–1795 BCE in another.',
  },
  'EGY-03': {
    maker: 'Egyptian, for King Khufu (Cheops)',
    technique: 'Limestone and granite, once 146.6 m high, today 138.5 m',
    place: 'Giza, Egypt',
    kept: 'In its place, Giza, Egypt',
    story:
      'We know a man who delivered stones for it. Merer, head of a boat crew, kept a diary of his trips along the Nile with white limestone, most likely for the smooth outer skin, now gone. His pages are the oldest known papyri with writing on them; the tomb that they served was the tallest building on Earth for some 3,800 years.',
    alt: 'A large pale stepped pyramid with a small dark entrance, two little pyramids beside it, sand and a palm tree.',
    differs: 'Sources date the reign of Khufu differently and give between 10 and 27 years for the building work.',
  },
  'EGY-04': {
    maker: 'Egyptian, for Ramesses II',
    technique: 'Carved into sandstone, seated figures about 20 m high',
    place: 'Abu Simbel, Egypt',
    kept: 'Abu Simbel, Egypt (since 1968 above its original place)',
    story:
      'Ramesses II had himself carved four times out of a cliff in Nubia, and on two mornings a year the sun reaches his statue deep inside. When a dam was about to drown the temple, engineers from all over the world sawed it into blocks and rebuilt it 65 metres higher. The idea of World Heritage grew out of that rescue.',
    alt: 'A temple front in a sandy cliff: three huge seated kings with tall crowns and the stump of a fourth, with a dark doorway between them.',
    differs: 'Some sources begin the removal in 1963, others in 1964.',
  },
  'EGY-05': {
    maker: 'Egyptian, for Ramesses II',
    technique: 'Red granite, one block, about 25 m high and 254 t',
    place: 'Luxor, Egypt',
    kept: 'In its place, Luxor Temple, Egypt',
    story:
      'Ramesses II placed a pair of them before the temple; the other has stood on the Place de la Concorde in Paris since 1836. When that one was lowered, his name appeared even on the underside, where no rival could reach it. France had been promised both and gave up its claim to this one in 1981.',
    alt: 'A tall reddish obelisk with a golden tip and carved signs stands between two temple towers with red flags and two dark seated figures.',
    differs: 'Heights of 22.5, 23.5 and 25 m are given, partly because of the base and of confusion with the Paris obelisk.',
  },
  'EGY-06': {
    maker: 'Egyptian priests, for Ptolemy V',
    technique: 'Granodiorite, 762 kg',
    place: 'Rashid (Rosetta), Egypt (where it was found)',
    kept: 'British Museum, London',
    story:
      'The text is a dull decree about temples and a boy king, in three scripts: hieroglyphs, everyday Egyptian and Greek. French soldiers found the stone in 1799, Britain took it, and Champollion used the Greek to make the hieroglyphs speak again. Egyptians ask for it back; words painted on its edge say “Captured in Egypt”.',
    alt: 'A dark broken slab covered with three blocks of pale writing: signs at the top, thin lines in the middle and dense small letters below.',
  },
  'EGY-07': {
    maker: 'Egyptian, for example under Amenhotep III',
    technique: 'Wood or faience, for example 5.5 × 7.7 × 21 cm',
    place: 'Thebes (Luxor), Egypt',
    kept: 'For example, Brooklyn Museum, New York',
    story:
      'Two players threw sticks as dice and raced their pieces over thirty squares. Egyptians played senet, “passing”, for three thousand years, and in time they saw in it the soul’s journey through the underworld. So the dead took a board along: in his papyrus the scribe Ani still sits at the game with his wife.',
    alt: 'A wooden game box on golden legs; on its pale top of squares stand three blue cones and two reddish spools.',
  },
  'EGY-08': {
    maker: 'Egyptian, for King Khufu (Cheops)',
    technique: 'Cedar planks tied with rope, about 43 m long',
    place: 'Giza, Egypt',
    kept: 'Grand Egyptian Museum, Giza',
    story:
      'Beside the pyramid lay a ship in 1,224 parts, under slabs of stone, with its oars and ropes. One man’s patience put it together again, without a nail: the planks are sewn. Perhaps the king sailed to his burial in it, or it waited to carry him through the sky with the sun.',
    alt: 'A slender pale boat with high curled ends, a cabin, a small canopy and long oars, resting on a stand.',
    differs: 'Sources give its length as 42, 44 or 45 m.',
  },
  'EGY-09': {
    maker: 'Egyptian, for the pharaoh Hatshepsut',
    technique: 'Painted limestone relief',
    place: 'Deir el-Bahari, Luxor, Egypt',
    kept: 'In its place, Luxor, Egypt; blocks in the Egyptian Museum, Cairo',
    story:
      'Hatshepsut, who ruled as pharaoh in her own right, sent ships down the Red Sea to Punt, and they brought back live myrrh trees for the temple of Amun. The sculptors observed so closely that the fish under the keels are sea fish, unknown in the Nile. Where Punt lay is still debated.',
    alt: 'A pale relief of a red ship with rowers and two trees in baskets on deck under a rigged mast, above a strip of blue water with two fish.',
    differs: 'The Egyptian Museum places Punt in Somalia or Eritrea; other scholars think of the Sudan or Arabia.',
  },
  'EGY-10': {
    maker: 'Egyptian, early Twelfth Dynasty',
    technique: 'Painted wood with linen, for example 128 cm long',
    place: 'Thebes (Luxor), Egypt',
    kept: 'For example, Metropolitan Museum of Art, New York',
    story:
      'Robbers emptied the tomb of the steward Meketre but missed a small chamber, where two dozen models waited for four thousand years. In this boat he smells a lotus while a blind harper plays for him. It goes north under oars, against the wind; for the way back the crew will set a sail.',
    alt: 'A green model boat on two blocks with a row of seated oarsmen, a red domed cabin, a mast and a helmsman at the steering oar.',
  },
  'EGY-11': {
    maker: 'Egyptian, royal goldsmiths',
    technique: 'Gold with lapis lazuli, glass, obsidian and turquoise, 54 cm high, over 10 kg',
    place: 'Valley of the Kings, Luxor, Egypt',
    kept: 'Grand Egyptian Museum, Giza',
    story:
      'It lay over the face of a king of about nineteen, so that his soul would know him, with a protective spell on its shoulders. In 2014 its beard came off, and museum workers hastily glued it back with epoxy; restorers then had to free it and fix it properly. Some scholars think that the mask was first made for a queen.',
    alt: 'A golden face with dark-rimmed eyes, a headcloth with blue stripes, a cobra and a vulture on the brow, a blue beard and a bright collar.',
    differs:
      'The Egyptian Museum gives 11 kg and a reign of 1327–1318 BCE, Wikipedia over 10 kg and 1334–1325 BCE; since late 2025 it has been in the new museum.',
  },
  'EGY-12': {
    maker: 'Egyptian scribes and painters, for the scribe Ani',
    technique: 'Painted papyrus, 23.8 m long',
    place: 'Thebes (Luxor), Egypt',
    kept: 'British Museum, London',
    story:
      'Ani’s heart lies on the scales against a feather, jackal-headed Anubis checks the pointer, and a monster waits to eat the heart if it is heavy with guilt. The pictures came first: scribes had to squeeze their spells around them. To ship the roll in 1888, its buyer, Budge, cut it into thirty-seven pieces.',
    alt: 'An unrolled papyrus: a couple in white watches a balance with a heart and a feather, beside it a jackal-headed figure, a scribe and a crouching beast.',
    differs:
      'Budge dated it to about 1500 BCE, the British Museum to about 1250 BCE. The museum speaks of a purchase, Wikipedia of a theft from a government store.',
  },
  'EGY-13': {
    maker: 'Egyptian, Late Period',
    technique: 'Bronze with silver and gold, 42 cm high',
    place: 'Saqqara, Egypt',
    kept: 'British Museum, London',
    story:
      'Somebody with money gave this cat to the goddess Bastet, with gold rings, a silver amulet and a scarab on its brow. It looks perfect, but an X-ray shows a crack almost all the way round its body: Major Gayer-Anderson, its owner, mended it himself and painted it green.',
    alt: 'A dark bronze cat sits upright with gold rings in its ears and nose, a silver collar and pendant, and a gold mark on its forehead.',
    differs: 'The rings may have come from another object, and the statue was probably tan-coloured at first.',
  },
  'EGY-14': {
    maker: 'Egyptian, royal workshops of the New Kingdom',
    technique: 'Bent wood, leather and gold',
    place: 'Valley of the Kings, Luxor, Egypt',
    kept: 'For example, Grand Egyptian Museum, Giza',
    story:
      'Light enough to lift, fast enough to shoot from: the chariot came to Egypt with foreign rulers and became the pride of the warrior pharaohs. Tutankhamun took six to the grave, with their axles sawn through to fit the corridor. Engineers compare their wheels and bearings with those of 19th-century carriages.',
    alt: 'A two-wheeled chariot with a golden six-spoked wheel, a brown leather body, a quiver with arrows across its side and a curved golden yoke.',
  },
  'EGY-15': {
    maker: 'Egyptian, New Kingdom',
    technique: 'Bronze and ebony, for example 59.5 cm long',
    place: 'Valley of the Kings, Luxor, Egypt',
    kept: 'For example, Grand Egyptian Museum, Giza',
    story:
      'The word khopesh means the foreleg of an ox, and the shape explains why. Half axe and half sword, it cut with the outer curve, while its hook pulled shields aside. Gods hand it to pharaohs on temple walls as a sign of victory, and young Tutankhamun took one like this to his tomb.',
    alt: 'A bronze sword with a sickle-shaped blade, a straight middle part with green stains, and a black handle with golden bands.',
  },
} satisfies LabelTexts;
