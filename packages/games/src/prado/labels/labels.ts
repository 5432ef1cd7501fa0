import type { Label } from '../../kit/index.ts';

const prado = 'Museo Nacional del Prado';
const wikipedia = 'Wikipedia';
const madrid = { latitude: 40.42, longitude: -3.7 };
const rome = { latitude: 41.9, longitude: 12.48 };
const venice = { latitude: 45.44, longitude: 12.33 };
const antwerp = { latitude: 51.22, longitude: 4.4 };

/** The 35 paintings, in the order of the catalogue. */
export const labels: readonly Label[] = [
  {
    id: 'capitulaciones',
    date: { first: 1711, isAbout: true },
    origin: { latitude: 48.86, longitude: 2.35 },
    inventory: 'P002353',
    sources: [
      {
        title: 'Le Contrat de mariage',
        publisher: 'A Watteau Abecedario',
        url: 'http://watteau-abecedario.org/Contrat_de_marriage.htm',
      },
      {
        title: 'Marriage Contract and Country Dance, in a search of the collection',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-works?search=hurdy%20gurdy&ordenarPor=pm:relevance',
      },
      {
        title: 'Capitulaciones de boda y baile campestre',
        publisher: 'Gallerix',
        url: 'https://gallerix.org/storeroom/1873902523/N/1808995292',
      },
    ],
  },
  {
    id: 'carlos-iii',
    date: { first: 1765, isAbout: true },
    origin: madrid,
    inventory: 'P002200',
    sources: [
      {
        title: 'Charles III',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/charles-iii/1e754324-0855-42b8-8430-732df3b54b5c',
      },
      {
        title: 'Carlos III',
        publisher: prado,
        url: 'https://www.museodelprado.es/coleccion/obra-de-arte/carlos-iii/1e754324-0855-42b8-8430-732df3b54b5c',
      },
    ],
  },
  {
    id: 'carlos-v',
    date: { first: 1548 },
    origin: { latitude: 48.37, longitude: 10.9 },
    inventory: 'P000410',
    sources: [
      {
        title: 'Emperor Charles V at Mühlberg',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-emperor-charles-v-at-muhlberg/e7c91aaa-b849-478c-a857-0bb58a6b6729',
      },
      {
        title: 'Carlos V en la batalla de Mühlberg',
        publisher: 'Modernalia',
        url: 'https://www.modernalia.es/items/show/355',
      },
      {
        title: 'El arte del poder: armadura de la guarnición de Mühlberg',
        publisher: 'Acción Cultural Española',
        url: 'https://accioncultural.es/media/DefaultFiles/flipbook/ElArtedelPoder/files/basic-html/page223.html',
      },
    ],
  },
  {
    id: 'ciego-zanfonia',
    date: { first: 1620, last: 1630 },
    origin: { latitude: 48.59, longitude: 6.49 },
    inventory: 'P007613',
    sources: [
      {
        title: 'A Blind Hurdy-Gurdy Player',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/a-blind-hurdy-gurdy-player/33422fcb-a2b9-4a83-b907-e539aaed796d',
      },
      {
        title: 'A blind Hurdy-gurdy Player (earlier text)',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/a-blind-hurdygurdy-player/33422fcb-a2b9-4a83-b907-e539aaed796d',
      },
      {
        title: 'Blind man playing the hurdy-gurdy',
        publisher: 'HistoryLab',
        url: 'https://historylab.es/blind-man-playing-the-hurdy-gurdy',
      },
    ],
  },
  {
    id: 'juana-loca',
    date: { first: 1877 },
    origin: rome,
    inventory: 'P004584',
    sources: [
      {
        title: 'Doña Juana «la Loca»',
        publisher: 'Mismuseos.net, from the collection of the Museo Nacional del Prado',
        url: 'http://mismuseos.net/comunidad/metamuseo/recurso/doa-juana-la-loca/669f4ed8-c6ad-4ac4-8fff-52c7bf575afd',
      },
      { title: 'Juana la Loca', publisher: 'Artehistoria', url: 'https://artehistoria.com/node/36688' },
      { title: 'Doña Joanna the Mad', publisher: wikipedia, url: 'https://en.wikipedia.org/wiki/Do%C3%B1a_Joanna_the_Mad' },
    ],
  },
  {
    id: '3-de-mayo',
    date: { first: 1814 },
    origin: madrid,
    inventory: 'P000749',
    sources: [
      {
        title: 'The Third of May 1808 in Madrid: the executions on Principe Pio hill',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/what-to-see/3-hours-in-the-museum/obra/the-3rd-of-may-1808-in-madrid-the-executions-on-principe-pio-hill/',
      },
      {
        title: 'Il 3 di maggio del 1808 a Madrid',
        publisher: prado,
        url: 'https://www.museodelprado.es/it/visita-il-museo/15-opere-maestre/ficha-de-obra/obra/il-3-di-maggio-del-1808-a-madrid-le-fucilazioni-sulla-montagna-del-principe-pio/',
      },
      { title: 'El 3 de mayo en Madrid', publisher: 'Kiddle', url: 'https://ninos.kiddle.co/El_3_de_mayo_en_Madrid' },
      {
        title: '¿Sabías que… dos Goyas fueron dañados durante la Guerra Civil?',
        publisher: 'Historia de España y del Mundo',
        url: 'https://www.historiaespanaymundo.com/sabias-que/dos-goyas-fueron-danados-durante-guerra-civil',
      },
    ],
  },
  {
    id: 'albanil-herido',
    date: { first: 1786, last: 1787 },
    origin: madrid,
    inventory: 'P000796',
    sources: [
      {
        title: 'El albañil borracho (boceto)',
        publisher: 'Fundación Goya en Aragón',
        url: 'https://fundaciongoyaenaragon.es/eng/obra/el-albanil-borracho-boceto/60',
      },
      { title: 'The Injured Mason', publisher: 'Web Gallery of Art', url: 'https://www.wga.hu/html/g/goya/2/208goya.html' },
      {
        title: 'Francisco de Goya y Lucientes: The Injured Mason',
        publisher: 'Occupational Medicine 63 (2013)',
        url: 'https://paperzz.com/doc/9294552/francisco-de-goya-y-lucientes-the-injured-mason',
      },
      {
        title: 'The Drunk Mason (Goya)',
        publisher: 'Wikisum, from Wikipedia',
        url: 'https://wikisum.wiki/wiki/The_Drunk_Mason_(Goya)',
      },
    ],
  },
  {
    id: 'caballero-mano',
    date: { first: 1580, isAbout: true },
    origin: { latitude: 39.86, longitude: -4.02 },
    inventory: 'P000809',
    sources: [
      {
        title: 'The Nobleman with his Hand on his Chest',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-nobleman-with-his-hand-on-his-chest/9cb73bdf-66e8-4826-a79c-5de2b15a1da6',
      },
      {
        title: 'Il cavaliere con la mano al petto',
        publisher: prado,
        url: 'https://www.museodelprado.es/it/visita-il-museo/15-opere-maestre/ficha-de-obra/obra/il-cavaliere-con-la-mano-al-petto/',
      },
      {
        title: 'El caballero de la mano en el pecho',
        publisher: 'MUSMon',
        url: 'http://musmon.com/es/content/129/es/MuseoDelPrado/29',
      },
    ],
  },
  {
    id: 'cambista',
    date: { first: 1539 },
    origin: { latitude: 51.43, longitude: 4.15 },
    sources: [
      {
        title: 'The Tax Collector and his Wife (so-called Money Changer and his Wife)',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-tax-collector-and-his-wife-so-called-money/8a2c5b89-2391-4d51-ad0d-d8f98bfe7823',
      },
      {
        title: 'The Moneychanger and his Wife (earlier text)',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-moneychanger-and-his-wife/8a2c5b89-2391-4d51-ad0d-d8f98bfe7823',
      },
      {
        title: 'Marinus van Reymerswaele: The moneychanger and his wife (Prado version, 1539)',
        publisher: 'Art in Space',
        url: 'http://art-in-space.blogspot.com/2017/02/marinus-van-reymerswaele-moneychanger.html',
      },
    ],
  },
  {
    id: 'cardenal',
    date: { first: 1510, last: 1511 },
    origin: rome,
    inventory: 'P000299',
    sources: [
      {
        title: 'The Cardinal',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-cardinal/4c01eae6-feed-4135-88d9-6736140212fb',
      },
      {
        title: 'Il Cardinale',
        publisher: prado,
        url: 'https://www.museodelprado.es/it/visita-il-museo/15-opere-maestre/ficha-de-obra/obra/il-cardinale/',
      },
      {
        title: 'Portrait of a Cardinal (Raphael)',
        publisher: wikipedia,
        url: 'https://en.wikipedia.org/wiki/Portrait_of_a_Cardinal_(Raphael)',
      },
    ],
  },
  {
    id: 'cid',
    date: { first: 1879 },
    origin: { latitude: 48.41, longitude: 2.79 },
    sources: [
      {
        title: 'El Cid',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/el-cid/19984271-9cb6-476d-8655-f012e1fec1bf',
      },
      {
        title: 'El Cid (Spanish text)',
        publisher: prado,
        url: 'https://www.museodelprado.es/coleccion/obra-de-arte/el-cid/19984271-9cb6-476d-8655-f012e1fec1bf?searchMeta=bonheur',
      },
      {
        title: 'Twitter campaign gets stored Prado painting on show',
        publisher: 'ThinkSPAIN',
        url: 'https://www.thinkspain.com/news-spain/31813/twitter-campaign-gets-stored-prado-painting-on-show',
      },
    ],
  },
  {
    id: 'descendimiento',
    date: { first: 1435, last: 1443, isAbout: true },
    origin: { latitude: 50.85, longitude: 4.35 },
    inventory: 'P002825',
    sources: [
      {
        title: 'Works by Rogier van der Weyden in room 58',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-works?cidoc:p55_has_current_location=Sala%20058&ordenarPor=pm:relevance&cidoc:p14_carried_out_by@@@pm:author@@@ecidoc:p131_E82_p102_has_title=weyden,%20rogier%20van%20der@en',
      },
      {
        title: 'Descent from the Cross',
        publisher: 'CODART Canon',
        url: 'https://canon.codart.nl/artwork/descent-from-the-cross/',
      },
      {
        title: 'El Descendimiento de Rogier van der Weyden',
        publisher: 'Hortus Hesperidum',
        url: 'https://hortushesperidum.com/2019/02/08/el-descendimiento-de-rogier-van-der-weyden/',
      },
    ],
  },
  {
    id: 'jardin-delicias',
    date: { first: 1490, last: 1500 },
    origin: { latitude: 51.69, longitude: 5.3 },
    inventory: 'P002823',
    sources: [
      {
        title: 'The Garden of Earthly Delights',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-garden-of-earthly-delights/02388242-6d6a-4e9e-a992-e1311eab3609',
      },
      {
        title: 'The Garden of Earthly Delights Triptych by Hieronymus Bosch',
        publisher: 'Kalligone',
        url: 'https://www.kalligone.com/the-garden-of-earthly-delights-triptych-by-hieronymus-bosch/',
      },
      {
        title: 'El jardín de las delicias',
        publisher: 'StringTranslate, from Wikipedia',
        url: 'https://es.stringtranslate.com/wiki/El_Jard%C3%ADn_de_Las_Delicias',
      },
    ],
  },
  {
    id: 'lavatorio',
    date: { first: 1548, last: 1549 },
    origin: venice,
    sources: [
      {
        title: 'The Foot Washing',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/what-to-see/2-hours-in-the-museum/obra/the-foot-washing/',
      },
      {
        title: '“The Washing of the Feet” by Tintoretto',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/whats-on/multimedia/the-washing-of-the-feet-by-tintoretto/e42f492b-ecdf-2b08-9277-5eac5e4da24f',
      },
      {
        title: 'Christ Washing the Disciples’ Feet (Tintoretto)',
        publisher: wikipedia,
        url: 'https://en.wikipedia.org/wiki/Christ_Washing_the_Disciples%27_Feet_(Tintoretto)',
      },
    ],
  },
  {
    id: 'olimpo',
    date: { first: 1761, last: 1764 },
    origin: venice,
    sources: [
      {
        title: 'Olympus or The Triumph of Venus',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/olympus-or-the-triumph-of-venus/0c8c6efb-e127-4019-9165-682b31171d0a',
      },
      { title: 'El Olimpo de Tiepolo', publisher: 'La Guía', url: 'https://arte.laguia2000.com/pintura/el-olimpo-de-tiepolo' },
      {
        title: 'El Olimpo, o Triunfo de Venus',
        publisher: 'Gallerix',
        url: 'https://gallerix.org/storeroom/720112932/N/60042663',
      },
    ],
  },
  {
    id: 'parnaso',
    date: { first: 1630, last: 1631 },
    origin: rome,
    inventory: 'P002313',
    sources: [
      {
        title: 'Parnaso, El [Poussin]',
        publisher: prado,
        url: 'https://www.museodelprado.es/enciclopedia/enciclopedia-on-line/voz/parnaso-el-poussin/',
      },
      {
        title: 'Masterpieces of the Getty Museum: Drawings',
        publisher: 'J. Paul Getty Museum',
        url: 'https://free.relayto.com/art-collector/masterpieces-of-the-getty-museum-drawings-fplz1h7lkh893/LjQXv2GX86',
      },
      { title: 'Parnassus (Poussin)', publisher: wikipedia, url: 'https://en.wikipedia.org/wiki/Parnassus_(Poussin)' },
    ],
  },
  {
    id: 'laguna-estigia',
    date: { first: 1520, last: 1524 },
    origin: antwerp,
    inventory: 'P001616',
    sources: [
      {
        title: 'El paso de la laguna Estigia',
        publisher: prado,
        url: 'https://www.museodelprado.es/coleccion/obra-de-arte/el-paso-de-la-laguna-estigia/c51349b6-049e-476c-a388-5ae6d301e8c1',
      },
      {
        title: 'Paso de la laguna Estigia, El [Patinir]',
        publisher: prado,
        url: 'https://www.museodelprado.es/enciclopedia/enciclopedia-on-line/voz/paso-de-la-laguna-estigia-el-patinir/',
      },
      {
        title: 'Landscape with Charon Crossing the Styx',
        publisher: 'CODART Canon',
        url: 'https://canon.codart.nl/artwork/landscape-with-charon-crossing-the-styx/',
      },
    ],
  },
  {
    id: 'sueno-jacob',
    date: { first: 1639 },
    origin: { latitude: 40.85, longitude: 14.26 },
    inventory: 'P001117',
    sources: [
      {
        title: 'Jacob’s Dream',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/what-to-see/1-hour-in-the-museum/obra/jacobs-dream/',
      },
      {
        title: 'Il sogno di Giacobbe',
        publisher: prado,
        url: 'https://www.museodelprado.es/it/visita-il-museo/15-opere-maestre/ficha-de-obra/obra/il-sogno-di-giacobbe/',
      },
      { title: 'Jacob’s Dream', publisher: 'Web Gallery of Art', url: 'https://www.wga.hu/html/r/ribera/2/jacob_dr.html' },
    ],
  },
  {
    id: 'triunfo-muerte',
    date: { first: 1562, last: 1563 },
    origin: antwerp,
    inventory: 'P001393',
    sources: [
      {
        title: 'The Triumph of Death',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-triumph-of-death/d3d82b0b-9bf2-4082-ab04-66ed53196ccc',
      },
      {
        title: 'The Triumph of Death (earlier text)',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/what-to-see/2-hours-in-the-museum/obra/the-triumph-of-death/',
      },
    ],
  },
  {
    id: 'nastagio',
    date: { first: 1483, isAbout: true },
    origin: { latitude: 43.77, longitude: 11.25 },
    inventory: 'P002838',
    sources: [
      {
        title: 'The Story of Nastagio degli Onesti (I)',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/online-gallery/on-line-gallery/obra/the-story-of-nastagio-degli-onesti-i/',
      },
      {
        title: 'The Story of Nastagio Degli Onesti, part one',
        publisher: wikipedia,
        url: 'https://en.wikipedia.org/wiki/The_Story_of_Nastagio_Degli_Onesti,_part_one',
      },
    ],
  },
  {
    id: 'felipe-ii',
    date: { first: 1565 },
    origin: madrid,
    inventory: 'P001036',
    sources: [
      {
        title: 'Philip II',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/philip-ii/7d7280d6-5603-488a-8521-933acc357d7a',
      },
      {
        title: 'Philip II holding a Rosary',
        publisher: 'Web Gallery of Art',
        url: 'http://www.kfki.hu/~arthp/html/a/anguisso/sofonisb/philip22.html',
      },
      {
        title: 'Portrait of Philip II of Spain by Sofonisba Anguissola',
        publisher: 'Wikipedia for Schools',
        url: 'https://dcyf.worldpossible.org/rachel/modules/wikipedia_for_schools/images/2333/233354.jpg.htm',
      },
    ],
  },
  {
    id: 'judit',
    date: { first: 1634 },
    origin: { latitude: 52.37, longitude: 4.89 },
    sources: [
      {
        title: 'Judith at the Banquet of Holofernes (previously known as Artemisia)',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/judith-at-the-banquet-of-holofernes-previously/08f69e61-f7c5-43f9-a76d-b24fbdc63681',
      },
      {
        title: 'Judith at the banquet of Holofernes',
        publisher: 'Art and the Bible',
        url: 'https://www.artbible.info/art/large/703.html',
      },
      {
        title: 'Judith at the Banquet of Holofernes',
        publisher: wikipedia,
        url: 'https://en.wikipedia.org/wiki/Artemisia_(Rembrandt)',
      },
    ],
  },
  {
    id: 'jura-fernando',
    date: { first: 1791 },
    origin: madrid,
    sources: [
      {
        title: 'Jura de don Fernando como príncipe de Asturias',
        publisher: 'Museo Nacional del Prado, copy of the catalogue',
        url: 'https://devprado.gnoss.com/coleccion/obra-de-arte/jura-de-don-fernando-como-principe-de-asturias/73cfdcdc-dd9a-4d04-8b92-04eb0c48361b',
      },
      {
        title: 'Ferdinand VII Taking the Oath as Prince of Asturias',
        publisher: 'Musée du Louvre',
        url: 'https://www.louvre.fr/en/oeuvre-notices/ferdinand-vii-taking-oath-prince-asturias',
      },
      {
        title: 'Jura de Fernando VII como príncipe de Asturias',
        publisher: 'Mismuseos.net, from the collection of the Museo Nacional del Prado',
        url: 'http://mismuseos.net/gl/comunidade/metamuseo/recurso/jura-de-fernando-vii-como-principe-de-asturias/7c48851d-9259-4f9e-8ffc-f1afabb993f5',
      },
    ],
  },
  {
    id: 'anunciacion',
    date: { first: 1425, last: 1426, isAbout: true },
    origin: { latitude: 43.81, longitude: 11.29 },
    inventory: 'P000015',
    sources: [
      {
        title: 'The restoration of “The Annunciation” by Fra Angelico',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/whats-on/multimedia/the-restoration-of-the-annunciation-by-fra/f978f00c-86a6-ea39-61a3-15bdfcc6386b',
      },
      {
        title: 'Fra Angelico: The Annunciation, after the catalogue of the Prado',
        publisher: 'St. Dominikus, Oslo',
        url: 'https://stdominikus.katolsk.no/juletidens-gudstjenester-i-st-dominikus/fraangelico/',
      },
      {
        title: 'La Anunciación (Fra Angelico, Madrid)',
        publisher: 'Wikiplanet, from Wikipedia',
        url: 'https://www.wikiplanet.click/enciclopedia/ES/La_Anunciaci%C3%B3n_%28Fra_Angelico%2C_Madrid%29',
      },
    ],
  },
  {
    id: 'familia-felipe-v',
    date: { first: 1743 },
    origin: madrid,
    inventory: 'P002283',
    sources: [
      { title: 'La familia de Felipe V', publisher: 'HistoryLab', url: 'https://historylab.es/es/la-familia-de-felipe-v' },
      {
        title: 'The Family of Philip V (1743)',
        publisher: wikipedia,
        url: 'https://en.wikipedia.org/wiki/The_Family_of_Philip_V_(1743)',
      },
      {
        title: 'La familia de Felipe V',
        publisher: 'HA! Historia del arte',
        url: 'https://test.historia-arte.com/obras/la-familia-de-felipe-v',
      },
    ],
  },
  {
    id: 'inmaculada',
    date: { first: 1660, last: 1665 },
    origin: { latitude: 37.39, longitude: -5.99 },
    inventory: 'P002809',
    sources: [
      {
        title: 'Inmaculada Concepción de los Venerables o «de Soult», La [Murillo]',
        publisher: prado,
        url: 'https://www.museodelprado.es/enciclopedia/enciclopedia-on-line/voz/inmaculada-concepcion-de-los-venerables-o-de-soult-la-murillo/',
      },
      {
        title: 'The Immaculate Conception of Los Venerables',
        publisher: wikipedia,
        url: 'https://en.wikipedia.org/wiki/The_Immaculate_Conception_of_Los_Venerables',
      },
      {
        title: 'The Immaculate Conception of Los Venerables',
        publisher: 'The History of Art',
        url: 'https://www.thehistoryofart.org/bartolome-esteban-murillo/immaculate-conception-of-los-venerables/',
      },
    ],
  },
  {
    id: 'lechera',
    date: { first: 1825, last: 1827 },
    origin: { latitude: 44.84, longitude: -0.58 },
    inventory: 'P002899',
    sources: [
      {
        title: 'La lechera de Burdeos',
        publisher: 'Fundación Goya en Aragón',
        url: 'http://old.fundaciongoyaenaragon.es/goya/obra/catalogo/?ficha=488&from=%2Fgoya%2Fobra%2Fcatalogo%2Fpagina%2F1%2F',
      },
      {
        title: 'The Milkmaid of Bordeaux',
        publisher: wikipedia,
        url: 'https://en.wikipedia.org/wiki/The_Milkmaid_of_Bordeaux',
      },
    ],
  },
  {
    id: 'maja-desnuda',
    date: { first: 1795, last: 1800 },
    origin: madrid,
    inventory: 'P000742',
    sources: [
      {
        title: 'La maja desnuda',
        publisher: 'Fundación Goya en Aragón',
        url: 'https://fundaciongoyaenaragon.es/obra/la-maja-desnuda/582',
      },
      {
        title: 'La maja desnuda, after the catalogue of the Prado',
        publisher: 'Museoteca',
        url: 'https://pod.museoteca.com/prado_jeronimos/web_product2.jsp?language=fr&pic_id=20',
      },
    ],
  },
  {
    id: 'virgen-rrcc',
    date: { first: 1491, last: 1493 },
    origin: { latitude: 40.66, longitude: -4.7 },
    inventory: 'P001260',
    sources: [
      {
        title: 'La Virgen de los Reyes Católicos',
        publisher: prado,
        url: 'https://www.museodelprado.es/coleccion/obra-de-arte/la-virgen-de-los-reyes-catolicos/6be8122a-7cc8-4438-b16d-15d1a03be0eb',
      },
      {
        title: 'Virgen de los reyes catolicos',
        publisher: 'frwiki.wiki, from Wikipedia',
        url: 'https://es.frwiki.wiki/wiki/Vierge_des_Rois_catholiques',
      },
      {
        title: 'Maestro de los Reyes Católicos',
        publisher: 'Wikidat, from Wikipedia',
        url: 'https://es.wikidat.com/info/maestro-de-los-reyes-catolicos',
      },
    ],
  },
  {
    id: 'hilanderas',
    date: { first: 1655, last: 1660 },
    origin: madrid,
    inventory: 'P001173',
    sources: [
      {
        title: 'The Spinners, or the Fable of Arachne',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-spinners-or-the-fable-of-arachne/3d8e510d-2acf-4efb-af0c-8ffd665acd8d',
      },
      {
        title: 'The Spinners, or The Fable of Arachne (earlier text)',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/what-to-see/3-hours-in-the-museum/obra/the-fable-of-arachne-or-the-tapestry-weavers/',
      },
      {
        title: 'Las Hilanderas or The Fable of Arachne (c. 1657)',
        publisher: 'Web Gallery of Art',
        url: 'https://www.wga.hu/html/v/velazque/09/index.html',
      },
    ],
  },
  {
    id: 'lanzas',
    date: { first: 1635, isAbout: true },
    origin: madrid,
    inventory: 'P001172',
    sources: [
      {
        title: 'The Surrender of Breda',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-surrender-of-breda/0cc7577a-51d9-44fd-b4d5-4dba8d9cb13a',
      },
      { title: 'La rendición de Breda', publisher: 'HistoryLab', url: 'https://historylab.es/es/la-rendicion-de-breda' },
      { title: 'The Surrender of Breda', publisher: wikipedia, url: 'https://en.wikipedia.org/wiki/The_Surrender_of_Breda' },
    ],
  },
  {
    id: 'meninas',
    date: { first: 1656 },
    origin: madrid,
    inventory: 'P001174',
    sources: [
      {
        title: 'Las Meninas',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/las-meninas/9fdc7800-9ade-48b0-ab8b-edee94ea877f',
      },
      {
        title: 'Las Meninas, or The Family of Felipe IV (earlier text)',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/visit-the-museum/15-masterpieces/work-card/obra/the-family-of-felipe-iv-or-las-meninas/',
      },
      {
        title: 'Curiosidades sobre Las Meninas',
        publisher: 'El arte como arte',
        url: 'http://elartecomoarte.blogspot.com/2017/12/curiosidades-sobre-las-meninas-de_15.html',
      },
    ],
  },
  {
    id: 'tres-gracias',
    date: { first: 1630, last: 1635 },
    origin: antwerp,
    inventory: 'P001670',
    sources: [
      {
        title: 'The Three Graces',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/the-collection/art-work/the-three-graces/145eadd9-0b54-4b2d-affe-09af370b6932',
      },
      {
        title: 'Le tre Grazie',
        publisher: prado,
        url: 'https://www.museodelprado.es/it/visita-il-museo/15-opere-maestre/ficha-de-obra/obra/le-tre-grazie/',
      },
      { title: 'The Three Graces', publisher: 'CODART Canon', url: 'https://canon.codart.nl/artwork/the-three-graces/' },
    ],
  },
  {
    id: 'domingo-silos',
    date: { first: 1474, last: 1477 },
    origin: { latitude: 41.11, longitude: -1.41 },
    inventory: 'P001323',
    sources: [
      {
        title: 'Santo Domingo de Silos entronizado como obispo [Bartolomé Bermejo]',
        publisher: prado,
        url: 'https://www.museodelprado.es/enciclopedia/enciclopedia-on-line/voz/santo-domingo-de-silos-entronizado-como-obispo-bartolome-bermejo/',
      },
      {
        title: 'The altarpiece of Saint Dominic of Silos by Bartolomé Bermejo',
        publisher: prado,
        url: 'https://www.museodelprado.es/en/research/estudios/the-altarpiece-of-saint-dominic-of-silos-by-bartolome-bermejo/',
      },
      {
        title: 'Santo Domingo de Silos',
        publisher: 'Arte, by José Díez Arnal',
        url: 'http://jdiezarnal.com/artepinturasantodomingo.html',
      },
    ],
  },
  {
    id: 'saturno',
    date: { first: 1820, last: 1823 },
    origin: madrid,
    sources: [
      {
        title: 'Saturn devouring his Son',
        publisher: 'España es cultura, Ministerio de Cultura',
        url: 'http://www.spainisculture.com/en/obras_de_excelencia/museo_nacional_del_prado/saturno_devorando_a_un_hijo.html',
      },
      {
        title: 'Goya’s Saturn Devouring One of His Sons',
        publisher: 'Smarthistory',
        url: 'http://smarthistory.khanacademy.org/goya-saturn-devouring-one-of-his-children.html',
      },
      {
        title: 'Saturn Devouring His Son',
        publisher: 'WikiArt',
        url: 'http://www.wikiart.org/en/francisco-goya/saturn-devouring-his-son-1823-1',
      },
    ],
  },
];
