import type { Civilisation, DeckObject, Domain, ObjectId } from './types.ts';

/** The value of masterpieces, and of no other Object (1.2). */
const MASTERPIECE_VALUE = 5;

/**
 * Domain, value and names. Each civilisation lists its 15 Objects in the order of their numbers.
 */
type Row = readonly [domain: Domain, value: 1 | 2 | 3 | 4 | 5, en: string, es: string];

const rows: Readonly<Record<Civilisation, readonly Row[]>> = {
  INC: [
    ['agriculture', 5, 'Agricultural terraces of Moray', 'Andenes agrícolas de Moray'],
    ['agriculture', 2, 'Chaquitaclla (foot plough)', 'Chaquitaclla (arado de pie)'],
    ['agriculture', 1, 'Ceramic double bowl', 'Cuenco doble de cerámica'],
    ['architecture', 5, 'Machu Picchu', 'Machu Picchu'],
    ['architecture', 4, 'Walls of Sacsayhuamán', 'Murallas de Sacsayhuamán'],
    ['architecture', 3, 'Q’eswachaka rope bridge', 'Puente colgante Q’eswachaka'],
    ['culture', 4, 'Quipu of Puruchuco', 'Quipu de Puruchuco'],
    ['culture', 3, 'All-T’oqapu tunic', 'Túnica de tocapus'],
    ['navigation', 2, 'Totora reed boat of Lake Titicaca', 'Barca de totora del lago Titicaca'],
    ['navigation', 1, 'Inca balsa sailing raft', 'Balsa de vela incaica'],
    ['religion', 4, 'Coricancha, Temple of the Sun', 'Coricancha, Templo del Sol'],
    ['religion', 3, 'Gold llama of the capacocha', 'Llama de oro de la capacocha'],
    ['religion', 3, 'Intihuatana stone', 'Piedra Intihuatana'],
    ['war', 2, 'Bronze star-headed mace', 'Maza estrellada de bronce'],
    ['war', 1, 'Huaraca sling', 'Honda huaraca'],
  ],
  MAY: [
    ['agriculture', 4, 'Cacao vessel of Río Azul', 'Vasija de cacao de Río Azul'],
    ['agriculture', 1, 'Metate grinding stone', 'Metate (piedra de moler)'],
    ['architecture', 5, 'Temple of Kukulcán, Chichén Itzá', 'Templo de Kukulcán, Chichén Itzá'],
    ['architecture', 4, 'Temple I of Tikal', 'Templo I de Tikal'],
    ['architecture', 3, 'El Caracol observatory', 'Observatorio El Caracol'],
    ['culture', 4, 'Dresden Codex', 'Códice de Dresde'],
    ['culture', 3, 'Jade mask of Pakal', 'Máscara de jade de Pakal'],
    ['culture', 2, 'Yaxchilán Lintel 24', 'Dintel 24 de Yaxchilán'],
    ['navigation', 2, 'Paddler Gods bone of Tikal', 'Hueso de los dioses remeros de Tikal'],
    ['navigation', 1, 'Canoe paddle of K’ak’ Naab’', 'Remo de canoa de K’ak’ Naab’'],
    ['religion', 5, 'Sarcophagus lid of Pakal', 'Lápida del sarcófago de Pakal'],
    ['religion', 3, 'Chac Mool of Chichén Itzá', 'Chac Mool de Chichén Itzá'],
    ['religion', 2, 'Palenque incense burner', 'Incensario de Palenque'],
    ['war', 3, 'Battle murals of Bonampak', 'Murales de batalla de Bonampak'],
    ['war', 1, 'Eccentric flint', 'Pedernal excéntrico'],
  ],
  POL: [
    ['agriculture', 3, 'Carved fish hook (makau)', 'Anzuelo tallado (makau)'],
    ['agriculture', 1, 'Poi pounder', 'Majador de poi'],
    ['architecture', 3, 'Haʻamonga ʻa Maui trilithon', 'Trilito Haʻamonga ʻa Maui'],
    ['architecture', 2, 'Marae Taputapuātea', 'Marae de Taputapuātea'],
    ['culture', 4, 'Rongorongo tablet Mamari', 'Tablilla rongorongo Mamari'],
    ['culture', 2, 'Hei-tiki pendant', 'Colgante hei-tiki'],
    ['culture', 1, 'Tapa barkcloth', 'Tela de corteza tapa'],
    ['navigation', 5, 'Double-hulled voyaging canoe', 'Canoa polinesia de doble casco'],
    ['navigation', 4, 'Tupaia’s map', 'Mapa de Tupaia'],
    ['navigation', 3, 'Māori war-canoe prow', 'Proa de waka maorí'],
    ['religion', 5, 'Moai Hoa Hakananai’a', 'Moái Hoa Hakananai’a'],
    ['religion', 4, 'Feathered image of Kū', 'Imagen emplumada de Kū'],
    ['religion', 3, 'A’a statue of Rurutu', 'Estatua A’a de Rurutu'],
    ['war', 2, 'Marquesan ʻuʻu war club', 'Maza de guerra ʻuʻu de las Marquesas'],
    ['war', 1, 'Leiomano (shark-tooth weapon)', 'Leiomano (arma de dientes de tiburón)'],
  ],
  GRE: [
    ['agriculture', 3, 'Olive-harvest amphora', 'Ánfora de la cosecha de aceitunas'],
    ['agriculture', 2, 'Triptolemos skyphos', 'Escifo de Triptólemo'],
    ['architecture', 4, 'Parthenon frieze', 'Friso del Partenón'],
    ['architecture', 2, 'Caryatid of the Erechtheion', 'Cariátide del Erecteion'],
    ['culture', 5, 'Venus de Milo', 'Venus de Milo'],
    ['culture', 4, 'Exekias amphora of Achilles and Ajax', 'Ánfora de Exequias (Aquiles y Áyax)'],
    ['culture', 1, 'Terracotta comic mask', 'Máscara cómica de terracota'],
    ['navigation', 5, 'Antikythera mechanism', 'Mecanismo de Anticitera'],
    ['navigation', 3, 'Lenormant trireme relief', 'Relieve Lenormant del trirreme'],
    ['navigation', 2, 'Kyrenia ship', 'Barco de Kyrenia'],
    ['religion', 3, 'Artemision Bronze', 'Dios del cabo Artemisio'],
    ['religion', 1, 'Votive relief of Asclepius', 'Relieve votivo de Asclepio'],
    ['war', 4, 'Riace Warrior A', 'Guerrero A de Riace'],
    ['war', 3, 'Corinthian helmet', 'Casco corintio'],
    ['war', 1, 'Hoplite shield (aspis)', 'Escudo hoplita (aspis)'],
  ],
  ROM: [
    ['agriculture', 3, 'Saint-Romain-en-Gal seasons mosaic', 'Mosaico de las estaciones de Saint-Romain-en-Gal'],
    ['agriculture', 2, 'Vallus harvester relief', 'Relieve de la segadora vallus'],
    ['architecture', 5, 'Colosseum', 'Coliseo'],
    ['architecture', 4, 'Trajan’s Column', 'Columna de Trajano'],
    ['architecture', 2, 'Pont du Gard', 'Puente del Gard'],
    ['culture', 5, 'Augustus of Prima Porta', 'Augusto de Prima Porta'],
    ['culture', 2, 'Fresco of Pompeii', 'Fresco de Pompeya'],
    ['navigation', 4, 'Nemi ships', 'Naves de Nemi'],
    ['navigation', 3, 'Torlonia relief of Portus', 'Relieve Torlonia de Portus'],
    ['navigation', 1, 'Lead anchor stock', 'Cepo de ancla de plomo'],
    ['religion', 3, 'Mithras tauroctony', 'Tauroctonía de Mitra'],
    ['religion', 1, 'Bronze Lar statuette', 'Estatuilla de lar de bronce'],
    ['war', 4, 'Crosby Garrett helmet', 'Casco de Crosby Garrett'],
    ['war', 3, 'Sword of Tiberius (Mainz gladius)', 'Espada de Tiberio (gladius de Maguncia)'],
    ['war', 1, 'Scutum of Dura-Europos', 'Scutum de Dura Europos'],
  ],
  CEL: [
    ['agriculture', 4, 'Basse Yutz flagons', 'Jarras de Basse-Yutz'],
    ['agriculture', 1, 'La Tène iron sickle', 'Hoz de hierro de La Tène'],
    ['agriculture', 1, 'Rotary quern', 'Molino de mano giratorio'],
    ['architecture', 2, 'Broch of Mousa', 'Broch de Mousa'],
    ['architecture', 2, 'Murus gallicus of Bibracte', 'Murus gallicus de Bibracte'],
    ['culture', 4, 'Snettisham Great Torc', 'Gran torques de Snettisham'],
    ['culture', 3, 'Coligny calendar', 'Calendario de Coligny'],
    ['culture', 2, 'Head of Mšecké Žehrovice', 'Cabeza de Mšecké Žehrovice'],
    ['navigation', 3, 'Broighter gold boat', 'Barco de oro de Broighter'],
    ['navigation', 1, 'Hasholme logboat', 'Barca monóxila de Hasholme'],
    ['religion', 5, 'Gundestrup Cauldron', 'Caldero de Gundestrup'],
    ['religion', 3, 'Strettweg cult wagon', 'Carro votivo de Strettweg'],
    ['war', 5, 'Battersea Shield', 'Escudo de Battersea'],
    ['war', 4, 'Agris helmet', 'Casco de Agris'],
    ['war', 3, 'Carnyx of Tintignac', 'Carnyx de Tintignac'],
  ],
  PHO: [
    ['agriculture', 3, 'Wine press of Tell el-Burak', 'Lagar de Tell el-Burak'],
    ['agriculture', 2, 'Murex purple-dye shells', 'Conchas de múrice para la púrpura'],
    ['agriculture', 1, 'Torpedo wine amphora', 'Ánfora vinaria fenicia'],
    ['architecture', 4, 'Cothon of Carthage', 'Cothon de Cartago'],
    ['architecture', 2, 'Temple of Eshmun', 'Templo de Eshmún'],
    ['culture', 5, 'Sarcophagus of Ahiram', 'Sarcófago de Ahiram'],
    ['culture', 4, 'Ivory of the lioness and the youth', 'Marfil de la leona y el joven'],
    ['culture', 1, 'Punic glass-head pendant', 'Colgante púnico de vidrio'],
    ['navigation', 5, 'Mazarrón II boat', 'Barco Mazarrón II'],
    ['navigation', 3, 'Marsala Punic ship', 'Nave púnica de Marsala'],
    ['navigation', 2, 'War-galley double shekel of Sidon', 'Doble siclo de Sidón con galera de guerra'],
    ['religion', 3, 'Lady of Galera', 'Dama de Galera'],
    ['religion', 1, 'Stele of Tanit', 'Estela de Tanit'],
    ['war', 4, 'Siege bowl of Amathus', 'Cuenco de Amatunte con escena de asedio'],
    ['war', 3, 'Egadi bronze ram', 'Espolón de bronce de las Égadas'],
  ],
  EGY: [
    ['agriculture', 3, 'Farming scene of Sennedjem', 'Escena agrícola de Sennedyem'],
    ['agriculture', 1, 'Model of a ploughman', 'Maqueta de labrador'],
    ['architecture', 5, 'Great Pyramid of Giza', 'Gran Pirámide de Guiza'],
    ['architecture', 3, 'Temple of Abu Simbel', 'Templo de Abu Simbel'],
    ['architecture', 2, 'Luxor obelisk', 'Obelisco de Luxor'],
    ['culture', 4, 'Rosetta Stone', 'Piedra de Rosetta'],
    ['culture', 1, 'Senet board', 'Tablero de senet'],
    ['navigation', 4, 'Khufu ship', 'Barca de Keops'],
    ['navigation', 3, 'Punt expedition relief', 'Relieve de la expedición a Punt'],
    ['navigation', 2, 'Model boat of Meketre', 'Maqueta de barca de Meketra'],
    ['religion', 5, 'Mask of Tutankhamun', 'Máscara de Tutankamón'],
    ['religion', 3, 'Papyrus of Ani', 'Papiro de Ani'],
    ['religion', 2, 'Gayer-Anderson cat', 'Gato Gayer-Anderson'],
    ['war', 4, 'War chariot', 'Carro de guerra'],
    ['war', 1, 'Khopesh', 'Jopesh'],
  ],
  MES: [
    ['agriculture', 5, 'Warka Vase', 'Vaso de Warka'],
    ['agriculture', 2, 'Barley ration tablet', 'Tablilla de raciones de cebada'],
    ['agriculture', 1, 'Sumerian clay sickle', 'Hoz sumeria de arcilla'],
    ['architecture', 5, 'Ishtar Gate', 'Puerta de Ishtar'],
    ['architecture', 3, 'Great Ziggurat of Ur', 'Gran zigurat de Ur'],
    ['architecture', 3, 'Lamassu of Khorsabad', 'Lamasu de Jorsabad'],
    ['culture', 4, 'Mask of Sargon', 'Máscara de Sargón'],
    ['culture', 3, 'Ishtar Vase', 'Vaso de Ishtar'],
    ['navigation', 4, 'Babylonian map of the world', 'Mapa babilónico del mundo'],
    ['navigation', 1, 'Silver boat model of Ur', 'Maqueta de plata de una barca de Ur'],
    ['religion', 2, 'Statue of Gudea', 'Estatua de Gudea'],
    ['religion', 1, 'Worshipper of Tell Asmar', 'Orante de Tell Asmar'],
    ['war', 4, 'Standard of Ur', 'Estandarte de Ur'],
    ['war', 3, 'Stele of the Vultures', 'Estela de los Buitres'],
    ['war', 2, 'Gold dagger of Ur', 'Puñal de oro de Ur'],
  ],
  CHI: [
    ['agriculture', 3, 'Han granary-tower model', 'Maqueta de torre granero (Han)'],
    ['agriculture', 2, 'Pictures of Tilling and Weaving', 'Láminas de labranza y tejido'],
    ['agriculture', 1, 'Han iron ploughshare', 'Reja de arado de hierro (Han)'],
    ['architecture', 5, 'Great Wall', 'Gran Muralla'],
    ['architecture', 2, 'Giant Wild Goose Pagoda', 'Gran Pagoda del Ganso Salvaje'],
    ['culture', 4, 'Flying Horse of Gansu', 'Caballo volador de Gansu'],
    ['culture', 3, 'David Vases', 'Jarrones David'],
    ['navigation', 4, 'Sinan south-pointing spoon', 'Cuchara magnética sinan'],
    ['navigation', 2, 'Galle Trilingual stele', 'Estela trilingüe de Galle'],
    ['navigation', 1, 'Eastern Han pottery boat', 'Barco de cerámica (Han oriental)'],
    ['religion', 3, 'Houmuwu ding', 'Ding de Houmuwu'],
    ['religion', 3, 'Jade burial suit of Liu Sheng', 'Traje funerario de jade de Liu Sheng'],
    ['war', 5, 'Terracotta Army warrior', 'Guerrero de terracota de Xi’an'],
    ['war', 4, 'Sword of Goujian', 'Espada de Goujian'],
    ['war', 1, 'Bronze crossbow trigger', 'Disparador de ballesta de bronce'],
  ],
  IND: [
    ['agriculture', 4, 'Kallanai dam', 'Presa de Kallanai'],
    ['agriculture', 2, 'Painted Harappan storage jar', 'Tinaja pintada de Harappa'],
    ['agriculture', 1, 'Terracotta bullock cart', 'Carro de bueyes de terracota'],
    ['architecture', 5, 'Taj Mahal', 'Taj Mahal'],
    ['architecture', 3, 'Great Stupa of Sanchi', 'Gran estupa de Sanchi'],
    ['architecture', 3, 'Chand Baori stepwell', 'Pozo escalonado de Chand Baori'],
    ['culture', 4, 'Dancing Girl of Mohenjo-daro', 'Bailarina de Mohenjo-Daro'],
    ['culture', 2, 'Cylinder seals', 'Sellos cilíndricos'],
    ['navigation', 3, 'Lothal dockyard', 'Dársena de Lothal'],
    ['navigation', 1, 'Indus boat tablet', 'Tablilla del barco del Indo'],
    ['religion', 5, 'Shiva Nataraja', 'Shiva Nataraja'],
    ['religion', 4, 'Lion Capital of Ashoka', 'Capitel de los leones de Ashoka'],
    ['religion', 2, 'Sarnath Buddha', 'Buda de Sarnath'],
    ['war', 3, 'War-elephant armour', 'Armadura de elefante de guerra'],
    ['war', 1, 'Katar dagger', 'Daga katar'],
  ],
  JAP: [
    ['agriculture', 3, 'Jōmon flame pot', 'Vasija flamígera Jōmon'],
    ['agriculture', 3, 'Dōtaku bronze bell', 'Campana de bronce dōtaku'],
    ['architecture', 4, 'Himeji Castle', 'Castillo de Himeji'],
    ['architecture', 2, 'Itsukushima torii', 'Torii de Itsukushima'],
    ['culture', 5, 'The Great Wave off Kanagawa', 'La gran ola de Kanagawa'],
    ['culture', 2, 'Raku tea bowl', 'Cuenco de té raku'],
    ['culture', 1, 'Noh mask', 'Máscara de teatro noh'],
    ['navigation', 3, 'Red-seal ship votive painting', 'Pintura votiva de un barco de sello rojo'],
    ['navigation', 1, 'Haniwa boat', 'Barco haniwa'],
    ['religion', 5, 'Great Buddha of Kamakura', 'Gran Buda de Kamakura'],
    ['religion', 4, 'Statue of Raijin', 'Estatua de Raijin'],
    ['religion', 2, 'Dogū figurine', 'Figurilla dogū'],
    ['war', 4, 'Tachi longsword', 'Espada larga tachi'],
    ['war', 3, 'Ō-yoroi samurai armour', 'Armadura samurái ō-yoroi'],
    ['war', 1, 'Tsuba sword guard', 'Tsuba (guarda de espada)'],
  ],
};

/** The 180 Objects (4). */
export const objects: readonly DeckObject[] = (Object.entries(rows) as [Civilisation, readonly Row[]][]).flatMap(
  ([civilisation, list]) =>
    list.map(([domain, value, en, es], index) => ({
      id: `${civilisation}-${String(index + 1).padStart(2, '0')}`,
      civilisation,
      domain,
      value,
      name: { en, es },
    })),
);

export const objectIds: readonly ObjectId[] = objects.map(({ id }) => id);

const byId: ReadonlyMap<ObjectId, DeckObject> = new Map(objects.map((object) => [object.id, object]));

/** The Object with this id. @throws RangeError for an unknown id */
export function objectOf(id: ObjectId): DeckObject {
  const object = byId.get(id);
  if (object === undefined) throw new RangeError(`no Object ${id}`);
  return object;
}

/** Whether this card of a Continent deck is an Object rather than a Public Opinion card. */
export function isObject(id: string): id is ObjectId {
  return byId.has(id);
}

/** The total value of Objects: as payment, or on the track. */
export function totalValue(ids: readonly ObjectId[]): number {
  return ids.reduce((sum, id) => sum + objectOf(id).value, 0);
}

/** Masterpieces, whose exhibition brings a Prestige (1.2). */
export function isMasterpiece(id: ObjectId): boolean {
  return objectOf(id).value === MASTERPIECE_VALUE;
}
