import type { LessonTexts } from '../../../../learn/script.ts';

export default {
  steps: {
    welcome:
      'Abres un museo: veinticinco salas vacías y el mundo entero para llenarlas. Al final gana el museo que más puntos reúna.',
    value:
      'Cada pieza lleva un número, y sirve para todo: es lo que cuesta exponerla, los puntos que da y lo que vale si pagas con ella.',
    keep: 'Tus cuatro piezas suman 14. Una mano de 7 o menos se puede devolver, pero la tuya es buena: quédatela.',
    patrons: 'Estos tres mecenas quieren apoyarte, y cada uno tiene sus gustos. Te quedas con uno, y nadie más sabrá cuál.',
    patron: 'Los Amigos de los mayas pagan por tres, cinco o siete piezas mayas, y ya tienes una. Quédate con ellos.',
    explore:
      'Tu turno empieza explorando: tomas gratis una pieza de cualquier continente. Llévate el dintel de Yaxchilán, que es maya.',
    prestige: 'Luego también Inés puede tomar una, y elige el Gran Buda. Por eso recibes 1 de prestigio, que sirve para pagar.',
    exhibit:
      'Ahora, ¡a exponer! Elige el Chac Mool: cuesta 3, y el mostrador propone pagar con el relieve Torlonia, que vale justo eso.',
    rearrange:
      'Tus primeros 3 puntos. Las piezas cambian de sala cuando quieras y gratis: elige el Chac Mool y luego la sala del centro.',
    store:
      'El relieve con el que pagaste está ahora en tu almacén. Desde ahí no puede pagar otra vez, pero sí exponerse o volver a tu mano.',
    end: 'Podrías seguir comprando mientras te alcance. Mejor conserva tus cartas y termina el turno.',
    theirs: 'Ahora le toca a Inés, y también empieza explorando. Después serás tú quien pueda tomar una pieza.',
    small:
      'Aquí nadie da cambio, así que conviene tener algo pequeño. Toma la estela de Tanit, que vale 1; el prestigio será para Inés.',
    watch: 'Inés expone el Coricancha y paga con dos cartas. Quedan en su almacén, a la vista de todos.',
    headline:
      'Con cada ronda llega un titular. Con este, cada pieza europea cuesta 1 de prestigio de aduana mientras dure la ronda.',
    tikal: 'En América no hay aduana. Toma el Templo I de Tikal: vale 4 y también es maya.',
    customs: 'Inés quiere el barco de Kyrenia de todos modos y paga la aduana. A ti te llega otro prestigio.',
    favour: 'Tienes un favor, y puedes usar uno por turno. Este te da 3 de prestigio: úsalo.',
    inventory:
      'En vez de exponer puedes hacer inventario: lo que elijas del almacén vuelve a tu mano. Recupera el relieve Torlonia.',
    done: 'El inventario ocupa toda la acción, así que en este turno no se expone nada. Termina el turno.',
    opinion:
      'Europa protesta: salió una carta de opinión pública. Al final, cada pieza europea que quede en un almacén costará 1 punto.',
    image: 'Inés se llevó la máscara de jade que te habría gustado. Toma tú la imagen de Kū, que vale 4.',
    masterpiece:
      'Con un 5, el Gran Buda es una obra maestra: al exponerla, Inés recibe además 1 de prestigio. ¡Y pagó con la máscara de jade!',
    third: 'El nuevo titular saca una tercera pieza en América: El Caracol, el observatorio maya. Tómala.',
    purse: 'Inés explora y ya juntas 6 de prestigio. Cada uno que no gastes valdrá 1 punto al final.',
    foreign:
      'También puedes comprar en almacenes ajenos: abre el museo de Inés y elige la máscara. Pagas 1 de prestigio más y le dejas tu relieve europeo.',
    basket:
      'Varias piezas se pueden pagar juntas: elige el Templo I, elige «Exponer o contratar» y añade El Caracol y el dintel. Cuestan 9, justo tus cartas de 4, 4 y 1.',
    collection:
      'Cinco piezas mayas que se tocan forman una colección: 8 puntos al final. Y por las cinco, tu mecenas paga 10 más.',
    domains:
      'También hay colecciones por dominio, como la religión del Chac Mool. Esas piden piezas de tres civilizaciones distintas.',
    ten: 'Pasaste de 10 puntos y te llegó un favor, como con cada decena. Púlsalo para leer qué hace.',
    expert:
      'Los expertos se contratan igual que se compra. La mayista dará 1 punto más por cada pieza de tu colección: contrátala con 3 de prestigio.',
    finish:
      'Cuando alguien llega a 50, se juega la ronda hasta el final y después todos ordenan su museo por última vez. Entonces se cuentan colecciones, mecenas y prestigio.',
    onwards: 'Ya sabes llevar un museo. Termina tu turno cuando quieras y sigue contra Inés; en el botón «?» están las reglas.',
  },
  not: {
    patron: 'También pagan bien, pero vas a encontrar muchas piezas mayas. Quédate con los Amigos de los mayas.',
    explore: 'Esa también se puede, pero tu mecenas quiere piezas mayas: toma el dintel de Yaxchilán.',
    exhibit: 'Se puede, pero empieza por el Chac Mool, como lo propone el mostrador: así no se pierde nada.',
    rearrange: 'Ahí también cabe, pero en la sala del centro tendrá sitio por los cuatro lados.',
    end: 'Se puede, pero esas cartas te van a hacer falta dentro de poco. Termina el turno.',
    small: 'Vale más, sí, pero para pagar exacto te va a faltar un 1: toma la estela de Tanit.',
    tikal: 'También podrías, pero Tikal vale 4 y le gusta a tu mecenas.',
    favour: 'Primero el favor: esos 3 de prestigio te van a servir en el próximo turno.',
    inventory: 'Se puede, pero todavía te falta con qué pagar. Haz inventario y recupera el relieve.',
    image: 'Ahora hace falta una carta que pague mucho: toma la imagen de Kū.',
    third: 'Otra maya no se deja pasar: toma El Caracol.',
    foreign: 'Espera: primero la máscara, antes de que se la lleve alguien. Págala con el relieve, como se propone.',
    basket: 'Así también, pero juntas salen justas: elige las tres mayas de tu mano y paga con 4, 4 y 1.',
    expert: 'Otra vez será: contrata a la mayista, y que paguen los 3 de prestigio.',
  },
} satisfies LessonTexts;
