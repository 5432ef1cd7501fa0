import type { Label } from '../../kit/index.ts';

/** Facts about the fifteen objects of China. */
export const china: readonly Label[] = [
  {
    id: 'CHI-01',
    date: { first: 25, last: 220 },
    origin: { latitude: 34.62, longitude: 112.45 },
    sources: [
      {
        title: 'Model of granary',
        publisher: 'National Heritage Board, Singapore (Asian Civilisations Museum)',
        url: 'https://www.roots.sg/learn/collections/listing/1062540',
      },
      {
        title: 'Lidded Pottery Granary Model',
        publisher: 'Henan Museum, Zhengzhou',
        url: 'https://english.chnmus.net/content/redirect?id=418108716687204431',
      },
      {
        title: 'Storehouse',
        publisher: 'University of Michigan Museum of Art',
        url: 'https://umma.umich.edu/objects/storehouse-1990-1-213/',
      },
    ],
  },
  {
    id: 'CHI-02',
    date: { first: 1250, last: 1300, isAbout: true },
    origin: { latitude: 30.25, longitude: 120.17 },
    inventory: 'F1954.21',
    sources: [
      {
        title: 'Attributed to Cheng Qi, Tilling Rice, after Lou Shou',
        publisher: 'Smarthistory',
        url: 'https://smarthistory.org/cheng-qi-tilling-rice-after-lou-shou/',
      },
      {
        title: 'Gengzhi tu, ‘Pictures of Tilling and Weaving’',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/asia/g/gengzhi_tu,_pictures_of_tillin.aspx',
      },
      {
        title: 'Gengzhitu',
        publisher: 'ChinaKnowledge.de',
        url: 'http://www.chinaknowledge.de/Literature/Science/gengzhitu.html',
      },
    ],
  },
  {
    id: 'CHI-03',
    date: { first: -206, last: 220 },
    origin: { latitude: 34.27, longitude: 108.95 },
    sources: [
      {
        title: 'Francesca Bray, The evolution of the mouldboard plough in China, Tools & Tillage 3 (1976–1979)',
        publisher: 'Universitätsbibliothek Heidelberg',
        url: 'https://digi.ub.uni-heidelberg.de/diglit/tools_tillage1976_1979/0241',
      },
      {
        title: 'Iron plows',
        publisher: 'HyperHistory Online',
        url: 'http://www.hyperhistory.com/online_n2/connections_n2/ironplows.html',
      },
    ],
  },
  {
    id: 'CHI-04',
    date: { first: 1368, last: 1644 },
    origin: { latitude: 40.35, longitude: 116.01 },
    sources: [
      {
        title: 'The Great Wall',
        publisher: 'Institute of Geographic Sciences and Natural Resources Research, Chinese Academy of Sciences',
        url: 'http://english.igsnrr.cas.cn/ecg/cnwh/202011/t20201119_251658.html',
      },
      {
        title: 'Cultural tour along the Great Wall',
        publisher: 'China National Tourist Office',
        url: 'http://tourismchina-ca.com/routes/cultural-tour-along-the-great-wall/index.html',
      },
      {
        title: 'Great Wall of China',
        publisher: 'Trip Travel Tour',
        url: 'https://www.triptraveltour.com/china/greatwallofchina.html',
      },
    ],
  },
  {
    id: 'CHI-05',
    date: { first: 652, last: 704 },
    origin: { latitude: 34.22, longitude: 108.96 },
    sources: [
      { title: 'Giant Wild Goose Pagoda', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Giant_Wild_Goose_Pagoda' },
      {
        title: 'The Wild Goose Pagoda',
        publisher: 'Chine-Culture',
        url: 'https://new.chine-culture.com/en/travel/xian/wild-goose-pagoda',
      },
    ],
  },
  {
    id: 'CHI-06',
    date: { first: 25, last: 220 },
    origin: { latitude: 37.93, longitude: 102.64 },
    sources: [
      {
        title: 'Ancient bronze horse statue preserved in Gansu Provincial Museum',
        publisher: 'People’s Daily Online',
        url: 'http://en.people.cn/n3/2024/0103/c90000-20117921.html',
      },
      {
        title: 'Flying Horse of Gansu',
        publisher: 'Wikipedia, copy on wikisum.wiki',
        url: 'https://wikisum.wiki/wiki/Gansu_Flying_Horse',
      },
      {
        title: 'Galloping Horse on Swallow',
        publisher: 'Oya Bronze',
        url: 'http://www.oyabronze.com/store/index.php?main_page=product_info&products_id=184',
      },
    ],
  },
  {
    id: 'CHI-07',
    date: { first: 1351 },
    origin: { latitude: 29.29, longitude: 117.21 },
    sources: [
      {
        title: 'The David Vases',
        publisher: 'British Museum, London',
        url: 'http://www.britishmuseum.org/explore/highlights/highlight_objects/asia/d/the_david_vases.aspx',
      },
      { title: 'David Vases', publisher: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/David_Vases' },
    ],
  },
  {
    id: 'CHI-08',
    date: { first: -206, last: 220, isAbout: true },
    origin: { latitude: 34.62, longitude: 112.45 },
    sources: [
      {
        title: 'Xing Huang, Experimental Research on the South-Pointing Loadstone Spoon (Sinan)',
        publisher: 'Chinese Annals of History of Science and Technology (booksci.cn)',
        url: 'https://booksci.cn/literature/43579909.htm',
      },
      {
        title: 'Han Dynasty Compass',
        publisher: 'Grand Illusions',
        url: 'http://www.grand-illusions.com/acatalog/Han_Dynasty_Compass.html',
      },
    ],
  },
  {
    id: 'CHI-09',
    date: { first: 1409 },
    origin: { latitude: 32.06, longitude: 118.8 },
    sources: [
      {
        title: 'Galle Trilingual Inscription',
        publisher: 'Wikipedia',
        url: 'https://en.wikipedia.org/wiki/Galle_Trilingual_Inscription',
      },
      {
        title: 'Galle (Sri Lanka). Stele of Zheng He, Persian portion (IN03151)',
        publisher: 'Siddham, the South Asia Inscriptions Database',
        url: 'https://siddham.network/inscription/in03151/?section=metadata',
      },
    ],
  },
  {
    id: 'CHI-10',
    date: { first: 25, last: 220 },
    origin: { latitude: 23.13, longitude: 113.26 },
    sources: [
      { title: 'Rudder', publisher: 'Simple English Wikipedia', url: 'https://simple.m.wikipedia.org/wiki/Rudder' },
      {
        title: 'The Rudder',
        publisher: 'HyperHistory Online',
        url: 'http://www.hyperhistory.com/online_n2/connections_n2/rudder.html',
      },
      {
        title: 'Bi Weizi, Rudder: Ancient Chinese Shipbuilding Wisdom (23 June 2022)',
        publisher: 'Science and Technology Daily',
      },
    ],
  },
  {
    id: 'CHI-11',
    date: { first: -1250, last: -1100, isAbout: true },
    origin: { latitude: 36.12, longitude: 114.31 },
    sources: [
      {
        title: '“Hou Mu Wu” bronze ding',
        publisher: 'National Museum of China, Beijing',
        url: 'https://en.chnmuseum.cn/collections_577/collection_highlights_608/archaeological_discoveries_609/202109/t20210902_251133.html',
      },
      {
        title: 'Houmuwu Square Cauldron (ding)',
        publisher: 'Zhengzhou Municipal Government',
        url: 'http://zhengzhoucity.gov.cn/en/vision/20220825/9947.html',
      },
      { title: 'Si Mu Wu fang ding', publisher: 'Archaeologs', url: 'https://www.archaeologs.com/w/si-mu-wu-fang-ding/en' },
    ],
  },
  {
    id: 'CHI-12',
    date: { first: -113, isAbout: true },
    origin: { latitude: 38.95, longitude: 115.32 },
    sources: [
      {
        title: 'Jade suit of Liu Sheng',
        publisher: 'ChinaCulture.org',
        url: 'http://en.chinaculture.org/classics/2007-11/19/content_121885_2.htm',
      },
      {
        title: 'Liu Sheng’s Jade Suit Sewn with Gold Thread',
        publisher: 'CGTN',
        url: 'https://news.cgtn.com/news/3d3d414e32596a4e31457a6333566d54/index.html',
      },
      {
        title: 'Funeral Finery',
        publisher: 'NewsChina Magazine',
        url: 'http://newschinamag.com/newschina/articleDetail.do?article_id=7484&section_id=9&magazine_id=90',
      },
    ],
  },
  {
    id: 'CHI-13',
    date: { first: -246, last: -208 },
    origin: { latitude: 34.38, longitude: 109.28 },
    sources: [
      {
        title: 'Mausoleum of the First Qin Emperor',
        publisher: 'UNESCO Office Beijing',
        url: 'http://www.unesco.org/ext/field/beijing/whc/mausoleu.htm',
      },
      {
        title: 'Mausoleum of the First Qin Emperor',
        publisher: 'China Daily',
        url: 'https://regional.chinadaily.com.cn/en/2021-08/16/c_651561.htm',
      },
    ],
  },
  {
    id: 'CHI-14',
    date: { first: -496, last: -465, isAbout: true },
    origin: { latitude: 30, longitude: 120.58 },
    sources: [
      {
        title: 'Relics of war: the sword of Goujian',
        publisher: 'Shenzhen Daily (Newsgd.com)',
        url: 'http://www.newsgd.com/culture/CultureEvents/content/2010-02/09/content_9097908.htm',
      },
      {
        title: 'Sword of Goujian',
        publisher: 'Wikipedia, copy on Internet-in-a-Box',
        url: 'https://iiab.me/kiwix/content/wikipedia_en_all_maxi_2023-10/A/Sword_of_Gou_Jian',
      },
    ],
  },
  {
    id: 'CHI-15',
    date: { first: -206, last: 220 },
    origin: { latitude: 32.57, longitude: 116.78 },
    sources: [
      {
        title: 'Crossbow Trigger Mechanism',
        publisher: 'Hallwyl Museum (Google Arts & Culture)',
        url: 'https://artsandculture.google.com/asset/crossbow-trigger-mechanism-unknown-creator/TgFfwxTnt0Op3Q',
      },
      {
        title: 'Copper crossbow machine',
        publisher: 'Xuzhou Museum',
        url: 'https://www.xzmuseum.com/ecollection_detail.aspx?id=19566',
      },
      {
        title: 'Stephen Selby, A Crossbow Mechanism with Some Unique Features',
        publisher: 'Asian Traditional Archery Research Network',
        url: 'http://www.atarn.org/chinese/bjng_xbow/bjng_xbow.htm',
      },
    ],
  },
];
