import { civilisations, domains, patronIds } from '@sobremesa/games/museum';
import { cardIds, colors, items, shopTiles } from '@sobremesa/games/patzcuaro';
import { slotIds, visitTypes } from '@sobremesa/games/prado';
import type { ReactElement } from 'react';
import { drawings as characters } from '../../src/bots/faces.tsx';
import { Emblem } from '../../src/games/museum/art/civilisations.tsx';
import { DomainIcon } from '../../src/games/museum/art/domains.tsx';
import { drawings as experts } from '../../src/games/museum/art/experts.tsx';
import { drawings as favours } from '../../src/games/museum/art/favours.tsx';
import { drawings as headlines } from '../../src/games/museum/art/headlines.tsx';
import { Icon as MuseumIcon, iconNames as museumIcons } from '../../src/games/museum/art/icons.tsx';
import { drawings as objects } from '../../src/games/museum/art/objects/drawings.tsx';
import { PatronSeal } from '../../src/games/museum/art/patrons.tsx';
import { drawings as maps } from '../../src/games/museum/art/worldMap/drawings.tsx';
import { CardArt, CardBack, PlayerCardArt } from '../../src/games/patzcuaro/art/CardArt.tsx';
import { EmblemIcon } from '../../src/games/patzcuaro/art/emblems.tsx';
import { ItemIcon } from '../../src/games/patzcuaro/art/items.tsx';
import { LakeArt, ShopArt } from '../../src/games/patzcuaro/art/shops.tsx';
import { VisitCardBack, VisitCardFace } from '../../src/games/prado/art/cards.tsx';
import { Icon as PradoIcon, iconNames as pradoIcons, SlotIcon } from '../../src/games/prado/art/icons.tsx';
import { drawings as paintings } from '../../src/games/prado/art/paintings/drawings.tsx';
import { GuardFigure } from '../../src/games/prado/art/tokens.tsx';
import { Visitor } from '../../src/games/prado/art/visitors.tsx';
import { forEach } from '../../src/games/drawing/sheet.tsx';
import { drawings as covers } from '../../src/shelf/covers/drawings.tsx';

/** Pictures of one kind, by name. */
interface Group {
  title: string;
  /** The widths on a board in CSS pixels: small, card, large. */
  widths: readonly number[];
  pictures: Readonly<Record<string, ReactElement>>;
}

const visitorKinds = ['0', '1', '2', '3', '4', '5', '6', '7'] as const;

export const groups: readonly Group[] = [
  { title: 'Prado: paintings', widths: [72, 120, 320], pictures: paintings },
  {
    title: 'Prado: cards',
    widths: [56, 96, 160],
    pictures: { ...forEach(visitTypes, (type) => <VisitCardFace type={type} />), back: <VisitCardBack /> },
  },
  {
    title: 'Prado: visitors and guard',
    widths: [24, 40, 90],
    pictures: { ...forEach(visitorKinds, (kind) => <Visitor kind={Number(kind)} />), guard: <GuardFigure /> },
  },
  {
    title: 'Prado: icons',
    widths: [16, 20, 48],
    pictures: {
      ...Object.fromEntries(pradoIcons.map((name) => [name, <PradoIcon key={name} name={name} />])),
      ...forEach(slotIds, (id) => <SlotIcon id={id} />),
    },
  },
  { title: 'Museum: objects', widths: [56, 120, 360], pictures: objects },
  { title: 'Museum: portraits', widths: [36, 64, 180], pictures: experts },
  { title: 'Museum: favours', widths: [40, 80, 160], pictures: favours },
  { title: 'Museum: headlines', widths: [60, 120, 240], pictures: headlines },
  { title: 'Museum: seals', widths: [32, 56, 120], pictures: forEach(patronIds, (patron) => <PatronSeal patron={patron} />) },
  {
    title: 'Museum: icons',
    widths: [16, 24, 48],
    pictures: {
      ...forEach(museumIcons, (name) => <MuseumIcon name={name} />),
      ...forEach(civilisations, (civilisation) => <Emblem civilisation={civilisation} />),
      ...forEach(domains, (domain) => <DomainIcon domain={domain} />),
    },
  },
  { title: 'Museum: map', widths: [320, 640], pictures: maps },
  {
    title: 'Pátzcuaro: altar cards',
    widths: [44, 88, 160],
    pictures: {
      ...forEach(cardIds, (id) => <CardArt id={id} />),
      back: <CardBack />,
      player: <PlayerCardArt used={false} />,
      used: <PlayerCardArt used />,
    },
  },
  {
    title: 'Pátzcuaro: offerings and emblems',
    widths: [20, 32, 64],
    pictures: {
      ...forEach(items, (item) => <ItemIcon item={item} />),
      ...forEach(colors, (color) => <EmblemIcon color={color} />),
    },
  },
  {
    title: 'Pátzcuaro: shops',
    widths: [60, 120, 240],
    pictures: {
      ...Object.fromEntries(
        shopTiles.flatMap(({ id }) =>
          (['A', 'B'] as const).map((side) => [`${id}${side}`, <ShopArt key={side} tile={id} side={side} />]),
        ),
      ),
      lake: <LakeArt />,
    },
  },
  { title: 'Bots', widths: [24, 40, 96], pictures: characters },
  { title: 'Boxes', widths: [96, 160, 320], pictures: covers },
];
