import type { Label } from '../../kit/index.ts';

/** The labels of the fifteen Objects of Polynesia. */
export const polynesia: readonly Label[] = [
  {
    id: 'POL-01',
    date: { first: 1800, last: 1883, isAbout: true },
    origin: { latitude: 21.31, longitude: -157.86 },
    sources: [
      {
        title: 'Fishhook, makau 03611',
        publisher: 'Bishop Museum',
        url: 'http://data.bishopmuseum.org/ethnologydb/detailed.php?ARTNO=03611',
      },
      { title: 'Makau, fishhooks', publisher: 'Bishop Museum', url: 'http://data.bishopmuseum.org/mobile/index.php?b=z&i=19' },
      {
        title: 'Lawaiʻa: makau',
        publisher: 'Kamehameha Schools',
        url: 'https://blogs.ksbe.edu/edtechconference/2025/04/22/lawai%ca%bba-makau',
      },
    ],
  },
  {
    id: 'POL-02',
    date: { first: 1800, last: 1900, isAbout: true },
    origin: { latitude: 22, longitude: -159.5 },
    sources: [
      {
        title: 'Pōhaku kuʻi ʻai (poi pounder)',
        publisher: 'Smarthistory',
        url: 'https://smarthistory.org/pohaku-kui-ai-poi-pounder/',
      },
      {
        title: 'Stone Ring Poi Pounder, Kauaʻi',
        publisher: 'American Artifacts, for the Bishop Museum',
        url: 'https://www.americanartifactsblog.com/blog/stone-ring-poi-pounder-kauai-hi',
      },
    ],
  },
  {
    id: 'POL-03',
    date: { first: 1200, isAbout: true },
    origin: { latitude: -21.14, longitude: -175.05 },
    sources: [
      {
        title: 'Haʻamonga (The Macmillan Dictionary of Archaeology, 1983)',
        publisher: 'Archaeologs',
        url: 'https://www.archaeologs.com/w/haamonga/en',
      },
      {
        title: 'Haʻamonga ʻa Maui',
        publisher: 'Wikipedia, copy at wiki.av1.space',
        url: 'https://wiki.av1.space/content/wikipedia_en_all_mini_2025-06/Ha%CA%BBamonga_%CA%BBa_Maui',
      },
      {
        title: 'Haʻamonga ʻa Maui',
        publisher: 'Toplist',
        url: 'https://toplist.info/top/haamonga-a-maui-43979.htm',
      },
    ],
  },
  {
    id: 'POL-04',
    date: { first: 1000, isAbout: true },
    origin: { latitude: -16.84, longitude: -151.36 },
    sources: [
      {
        title: 'Taputapuātea (France) No 1529, evaluation',
        publisher: 'ICOMOS for UNESCO',
        url: 'https://docslib.org/doc/10361995/taputapu%C4%81tea-france-no-1529',
      },
      {
        title: 'Taputapuātea',
        publisher: 'Association des biens français du patrimoine mondial',
        url: 'http://www.assofrance-patrimoinemondial.org/en/biens-inscrits/paysages-culturels/taputapuatea/',
      },
      {
        title: 'Tahiti’s Taputapuatea marae recognised as a UNESCO site',
        publisher: 'Starts at 60',
        url: 'https://startsat60.com/media/travel/tahitis-taputapuatea-marae-recognised-as-a-unesco-site/amp',
      },
    ],
  },
  {
    id: 'POL-05',
    date: { first: 1870 },
    origin: { latitude: -27.15, longitude: -109.43 },
    sources: [
      {
        title: 'The Rongorongo Tablets from Easter Island: Botanical Identification and 14C Dating (2005)',
        publisher: 'Archaeology in Oceania',
        url: 'https://www.questia.com/library/journal/1G1-138655913/the-rongorongo-tablets-from-easter-island-botanical',
      },
      { title: 'Rongorongo text C', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Rongorongo_text_C' },
      {
        title: 'The Lunar Calendar on Tablet C (Mamari)',
        publisher: 'The Rongorongo of Easter Island',
        url: 'http://kohaumotu.org/rongorongo_org/rosetta/lunar.html',
      },
    ],
  },
  {
    id: 'POL-06',
    date: { first: 1500, last: 1800, isAbout: true },
    origin: { latitude: -42.7, longitude: 171 },
    sources: [
      {
        title: 'Hei tiki: strength and beauty',
        publisher: 'Museum of New Zealand Te Papa Tongarewa',
        url: 'http://www.tepapa.govt.nz/new-zealand-art-toitepapa/Traditions/strength.html',
      },
      {
        title: 'Acrylic tiki',
        publisher: 'British Museum',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/aoa/a/acrylic_tiki.aspx',
      },
      {
        title: 'Pendant, hei tiki 01540',
        publisher: 'Bishop Museum',
        url: 'http://data.bishopmuseum.org/ethnologydb/detailed.php?ARTNO=01540',
      },
    ],
  },
  {
    id: 'POL-07',
    date: { first: 1890, last: 1905, isAbout: true },
    origin: { latitude: -14.3, longitude: -170.7 },
    sources: [
      {
        title: 'Tapa: barkcloth art in the Pacific',
        publisher: 'Museum of New Zealand Te Papa Tongarewa',
        url: 'https://tepapa.govt.nz/discover-collections/read-watch-play/tapa-barkcloth-art-in-the-pacific',
      },
      {
        title: 'Paperskin: selected objects',
        publisher: 'Museum of New Zealand Te Papa Tongarewa',
        url: 'http://tepapa.govt.nz/WhatsOn/exhibitions/Paperskin/Paperskinexhibition/Pages/Selectedobjects.aspx',
      },
    ],
  },
  {
    id: 'POL-08',
    date: { first: 1000, isAbout: true },
    origin: { latitude: 21.31, longitude: -157.86 },
    sources: [
      {
        title: 'Sam Low: The Spaceship of our Ancestors, Hokule’a',
        publisher: 'WoodenBoat Magazine',
        url: 'http://samlow.com/sail-nav/spaceship.html',
      },
      {
        title: 'Hokule’a',
        publisher: 'The Hana Shirt Co., after the Polynesian Voyaging Society',
        url: 'http://www.thehanashirtco.com/blog/17',
      },
      { title: 'Hokulea', publisher: 'Infinite Lexicon', url: 'https://infinitelexicon.com/Hokulea' },
    ],
  },
  {
    id: 'POL-09',
    date: { first: 1769, last: 1770 },
    origin: { latitude: -16.8, longitude: -151.4 },
    sources: [
      {
        title: 'The Society Islands',
        publisher: 'British Library',
        url: 'https://www.bl.uk/collection-items/the-society-islands?shelfitemviewer=1&fromother=1&imgSelectedId=%7B633B540A-2EFB-4633-925B-288A627EDA55%7D',
      },
      {
        title: 'Lars Eckstein and Anja Schwarz: The Making of Tupaia’s Map (2018)',
        publisher: 'The Journal of Pacific History, University of Potsdam',
        url: 'https://docslib.org/doc/4914643/the-making-of-tupaias',
      },
      {
        title: 'Anne Di Piazza and Erik Pearthree: A New Reading of Tupaia’s Chart',
        publisher: 'The Journal of the Polynesian Society',
        url: 'https://docslib.org/doc/8774897/a-new-reading-of-tupaias-chart-by-anne-di-piazza-erik-pearthree',
      },
    ],
  },
  {
    id: 'POL-10',
    date: { first: 1848, isAbout: true },
    origin: { latitude: -39, longitude: 174.24 },
    sources: [
      {
        title: 'Tauihu 7375',
        publisher: 'Auckland War Memorial Museum',
        url: 'http://tekakano.aucklandmuseum.com/objectdetail.asp?database=maori&objectid=43',
      },
      {
        title: 'Tauihu (canoe prow)',
        publisher: 'Museum of New Zealand Te Papa Tongarewa, at Google Arts & Culture',
        url: 'https://artsandculture.google.com/incognito/asset/tauihu-canoe-prow-unknown-carver/6AGXaUPHdTf0YQ',
      },
    ],
  },
  {
    id: 'POL-11',
    date: { first: 1000, last: 1200, isAbout: true },
    origin: { latitude: -27.19, longitude: -109.44 },
    inventory: 'Oc1869,1005.1',
    sources: [
      {
        title: 'Hoa Hakananai’a (Oc1869,1005.1)',
        publisher: 'British Museum',
        url: 'http://www.britishmuseum.org/research/collection_online/collection_object_details.aspx?objectId=512302&partId=1',
      },
      {
        title: 'Moai stones',
        publisher: 'British Museum, quoted at allthatlifecanafford.com',
        url: 'https://allthatlifecanafford.com/?p=3148',
      },
      {
        title: 'Hoa Hakananai’a',
        publisher: 'Wikipedia, copy at wikimili.com',
        url: 'https://wikimili.com/en/Hoa_Hakananai%27a',
      },
      {
        title: 'Easter Island wants statues back from British Museum',
        publisher: 'The St. Kitts Nevis Observer',
        url: 'https://www.thestkittsnevisobserver.com/easter-island-wants-statues-back-from-british-museum/',
      },
    ],
  },
  {
    id: 'POL-12',
    date: { first: 1700, last: 1779, isAbout: true },
    origin: { latitude: 19.6, longitude: -155.5 },
    sources: [
      {
        title: 'Feather god',
        publisher: 'British Museum',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/aoa/f/feather_god.aspx',
      },
      {
        title: 'Kiʻi hulu manu: feathered image of Kūkāʻilimoku',
        publisher: 'Bishop Museum',
        url: 'http://data.bishopmuseum.org/mobile/index.php?b=z&i=11',
      },
      {
        title: 'ʻAumakua hulu manu Kūkaʻilimoku (feathered image)',
        publisher: 'Museum of New Zealand Te Papa Tongarewa',
        url: 'https://collections.tepapa.govt.nz/object/212710',
      },
    ],
  },
  {
    id: 'POL-13',
    date: { first: 1505, last: 1645, isAbout: true },
    origin: { latitude: -22.45, longitude: -151.35 },
    inventory: 'Oc,LMS.19',
    sources: [
      {
        title: 'The age of A’a (2016)',
        publisher: 'Mike Pitts, British Archaeology',
        url: 'https://mikepitts.wordpress.com/2016/08/16/the-age-of-aa/',
      },
      {
        title: 'Steven Hooper: Embodying Divinity, the Life of A‘a (2007)',
        publisher: 'Sainsbury Research Unit, University of East Anglia',
        url: 'https://docslib.org/doc/10825795/the-life-of-aa-by-steven-hooper-p-131-1803-embodying-divinity',
      },
      {
        title: 'South Pacific idol begins to give up his secrets',
        publisher: 'The Times',
        url: 'https://www.thetimes.co.uk/article/scientists-coax-secrets-out-of-south-pacific-idol-south-pacific-idol-begins-to-give-up-his-secrets-5qlhrmccb',
      },
    ],
  },
  {
    id: 'POL-14',
    date: { first: 1770, last: 1820, isAbout: true },
    origin: { latitude: -9.8, longitude: -139 },
    inventory: 'Oc1920,0317.1',
    sources: [
      {
        title: '’U’u club',
        publisher: 'British Museum',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/aoa/u/uu_club.aspx',
      },
      {
        title: 'Club (’u’u)',
        publisher: 'The Metropolitan Museum of Art',
        url: 'https://www.metmuseum.org/en/art/collection/search/316742',
      },
    ],
  },
  {
    id: 'POL-15',
    date: { first: 1700, last: 1884, isAbout: true },
    origin: { latitude: 19.6, longitude: -155.5 },
    sources: [
      {
        title: 'Weapon, shark tooth, leiomano 04807',
        publisher: 'Bishop Museum',
        url: 'http://data.bishopmuseum.org/ethnologydb/detailed.php?ARTNO=04807',
      },
      {
        title: 'Lei o mano (shark tooth weapon)',
        publisher: 'Brigham Young University Hawaii Archives',
        url: 'https://byuh-archives.org/digital-heritage/lei-o-mano-shark-tooth-weapon',
      },
      {
        title: 'Shark tooth weapons',
        publisher: 'The Shark Doctor',
        url: 'http://www.thesharkdoctor.com/sharktoothweapon.html',
      },
    ],
  },
];
