import type { Shape } from '../../../../i18n/shape.ts';
import type es from './es.ts';

export default {
  steps: {
    welcome:
      'You are opening a museum: twenty-five empty rooms, and the whole world to fill them from. The museum with the most points wins.',
    value:
      'Every Object has one number, good for everything. It is what exhibiting it costs, the points it brings, and its worth when you pay with it.',
    keep: 'Your four Objects are worth 14 in all. A hand of 7 or less may be thrown back, but yours is a good one: keep it.',
    patrons: 'Three Patrons would support you, each with a taste of their own. You keep one, and nobody else will know which.',
    patron: 'The Friends of the Maya pay for three, five or seven Maya Objects, and you hold one already. Keep them.',
    explore:
      'A turn begins with exploring: one Object from any continent, for free. Take the Yaxchilán lintel, which is Maya too.',
    prestige:
      'Then Inés may take one as well, and picks the Great Buddha. For that you get 1 Prestige, which pays like a card worth 1.',
    exhibit:
      'Time to exhibit: choose the Chac Mool. It costs 3, and the counter proposes the Torlonia relief, worth exactly that.',
    rearrange:
      'Your first 3 points! Objects change rooms for free whenever you like: choose the Chac Mool, then the room in the middle.',
    store:
      'The relief you paid with now lies in your storeroom. It cannot pay from there, but you can exhibit it or take it back.',
    end: 'You could go on buying for as long as you can pay. Better save your cards, and end your turn.',
    theirs: 'It is Inés’s turn, and she explores first, too. After her, you may take something.',
    small: 'Nobody gives change here, so small cards come in handy. Take the Stele of Tanit, worth 1; the Prestige goes to Inés.',
    watch: 'Inés exhibits the Coricancha and pays with two cards. They stay in her storeroom, for everyone to see.',
    headline: 'Every round has its Headline. With this one, each European Object costs 1 Prestige at customs this round.',
    tikal: 'There are no customs in America. Take Temple I of Tikal: it is worth 4, and Maya as well.',
    customs: 'Inés wants the Kyrenia ship all the same and pays customs. Another Prestige for you.',
    favour: 'You hold a Favour, and may play one each turn. This one brings you 3 Prestige: play it.',
    inventory:
      'Instead of exhibiting you can take inventory: what you choose in your storeroom returns to your hand. Bring back the Torlonia relief.',
    done: 'An inventory is your whole action, so nothing more is exhibited this turn. End it.',
    opinion:
      'Europe protests: a Public Opinion card came up. Each European Object left in a storeroom will cost its owner 1 point at the end.',
    image: 'Inés took the jade mask that you would have liked. Take the image of Kū for yourself: it is worth 4.',
    masterpiece:
      'With its 5 the Great Buddha is a masterpiece, so exhibiting it brings Inés 1 Prestige as well. And look: she paid with the jade mask!',
    third: 'The new Headline brings a third Object to America: El Caracol, the Maya observatory. Take it.',
    purse: 'Inés explores, and you have 6 Prestige by now. Each one you do not spend is a point at the end.',
    foreign:
      'You may buy from other storerooms, too: open Inés’s museum and choose the mask. It costs 1 Prestige extra, and she gets your European relief.',
    basket:
      'Several Objects can share one payment: choose Temple I, choose “Exhibit or hire”, and add El Caracol and the lintel. They cost 9, just what your 4, 4 and 1 are worth.',
    collection:
      'Five Maya Objects next to each other are a collection: 8 points at the end. For the same five your Patron pays 10 more.',
    domains:
      'Domains make collections, too, like religion, the domain of the Chac Mool. Those ask for three different civilisations.',
    ten: 'You went past 10 points, and that brought you a Favour, as every further ten does. Press it to read what it does.',
    expert:
      'Experts are hired just as Objects are bought. The Mayanist adds 1 point for each Object of your collection: hire her for 3 Prestige.',
    finish:
      'Once somebody reaches 50, the round is played to its end and everyone arranges their museum one last time. Then collections, Patrons and Prestige are counted.',
    onwards:
      'You know how to run a museum now. End your turn when you like and play on against Inés; the rules are behind the “?” button.',
  },
  not: {
    patron: 'They pay well, too, but many Maya Objects will come your way. Keep the Friends of the Maya.',
    explore: 'You may take that one, but your Patron loves the Maya: take the Yaxchilán lintel.',
    exhibit: 'You could, but start with the Chac Mool just as the counter proposes: that way nothing is lost.',
    rearrange: 'It fits there as well, but in the middle it has room on all four sides.',
    end: 'You could, but you will soon need those cards. End your turn.',
    small: 'That one is worth more, but you will be short of a 1 to pay exactly: take the Stele of Tanit.',
    tikal: 'You could take that, but Tikal is worth 4 and your Patron will love it.',
    favour: 'The Favour first: those 3 Prestige will serve you well next turn.',
    inventory: 'You could, but you are short of cards to pay with. Take inventory, and bring back the relief.',
    image: 'What you need now is a card that pays a lot: take the image of Kū.',
    third: 'Another Maya Object is not to be missed: take El Caracol.',
    foreign: 'Wait: the mask first, before somebody else gets it. Pay with the relief, as proposed.',
    basket: 'That works as well, but together they come out even: choose your three Maya cards, and pay with 4, 4 and 1.',
    expert: 'Some other time: hire the Mayanist, and let 3 Prestige pay for her.',
  },
} satisfies Shape<typeof es>;
