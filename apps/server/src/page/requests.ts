import type { RequestData, RequestName, Results } from '@sobremesa/protocol';
import type { Notifications } from '../notifications/index.ts';
import type { Webhooks } from '../notifications/webhooks.ts';
import { RefusedError } from '../refused.ts';
import type { Moved, Tables } from '../tables/index.ts';
import { Encoded } from '../sockets/private/encoded.ts';
import { deflated, packed } from './packed.ts';
import type { Session, Sessions } from './session.ts';

interface Context {
  /** The session that sent the request. */
  session: Session;
  /** The client's address. */
  address: string;
  sessions: Sessions;
  tables: Tables;
  /** Null when the server sends no notifications. */
  notifications: Notifications | null;
}

/** The result of a handler: an object, to which `ok` is added, or the whole answer as JSON. */
type Result<N extends RequestName> = Results[N] | Encoded;

type Handlers = { [N in RequestName]: (context: Context, data: RequestData<N>) => Promise<Result<N>> };

/** The handlers of the page's requests. Their data has passed its schema. */
export const handlers: Handlers = {
  identify: async ({ session, sessions, tables }, { name }) => {
    if (session.person === null) {
      const { person, key, device } = await tables.register(name, session.deviceName);
      await session.become(person, device);
      return { person, key };
    }
    const person = await tables.rename(session.person, name);
    for (const other of sessions) if (other.person?.id === person.id) other.person = person;
    return { person };
  },
  'lobby:enter': ({ session }, { beside }) => session.enterLobby(beside),
  'me:quiet': async ({ session, tables }, { quiet }) => ({ quiet: await tables.quiet(session.identified(), quiet) }),
  'lobby:leave': async ({ session }) => {
    session.leaveLobby();
    return {};
  },
  'table:open': async ({ session, address, tables }, settings) => ({
    table: await tables.open(session.identified(), settings, address),
  }),
  'table:enter': ({ session }, { table, deltas = false }) => session.enter(table, deltas),
  'table:leave': async ({ session }, { table }) => done(session.leave(table)),
  'table:seen': async ({ session, tables }, { table, ...seen }) => done(tables.see(table, session.identified(), seen)),
  'table:sit': async ({ session, tables }, { table, seat }) => ({ seat: await tables.sit(table, session.identified(), seat) }),
  'table:stand': async ({ session, tables }, { table }) => done(tables.stand(table, session.identified())),
  'table:return': async ({ session, tables }, { table }) => done(tables.return(table, session.identified())),
  'table:standIn': async ({ session, tables }, { table, seat }) => done(tables.standIn(table, session.identified(), seat)),
  'table:remove': async ({ session, tables }, { table, seat }) => done(tables.remove(table, session.identified(), seat)),
  'table:closeSeat': async ({ session, tables }, { table, seat }) => done(tables.closeSeat(table, session.identified(), seat)),
  'table:openSeat': async ({ session, tables }, { table, seat }) => done(tables.openSeat(table, session.identified(), seat)),
  'table:bot': async ({ session, tables }, { table, seat, level }) =>
    done(tables.setBot(table, session.identified(), seat, level)),
  'table:settings': async ({ session, tables }, { table, ...change }) =>
    done(tables.setSettings(table, session.identified(), change)),
  'table:pace': async ({ session, tables }, { table, pace }) => done(tables.propose(table, session.identified(), { pace })),
  'table:pause': async ({ session, tables }, { table, pause }) => done(tables.propose(table, session.identified(), { pause })),
  'table:consent': async ({ session, tables }, { table, wish, agrees }) =>
    done(tables.voteOnProposal(table, session.identified(), wish, agrees)),
  'table:holiday': async ({ session, tables }, { table, days }) => done(tables.takeHoliday(table, session.identified(), days)),
  'table:goOn': async ({ session, tables }, { table, seat }) => done(tables.goOn(table, session.identified(), seat)),
  'table:start': async ({ session, tables }, { table }) => done(tables.start(table, session.identified())),
  'table:contribute': async ({ session, tables }, { table, draw, commitment }) =>
    done(tables.contribute(table, session.identified(), draw, commitment)),
  'table:reveal': async ({ session, tables }, { table, draw, contribution }) =>
    done(tables.reveal(table, session.identified(), draw, contribution)),
  'table:discard': async ({ session, tables }, { table }) => done(tables.discard(table, session.identified())),
  'table:keep': async ({ session, tables }, { table }) => done(tables.keep(table, session.identified())),
  'table:mute': async ({ session, tables }, { table, ...who }) => done(tables.mute(table, session.identified(), who)),
  'table:admit': async ({ session, tables }, { table, speaker }) => done(tables.admit(table, session.identified(), speaker)),
  'table:unmute': async ({ session, tables }, { table, ...who }) => done(tables.unmute(table, session.identified(), who)),
  'table:handover': async ({ session, tables }, { table }) =>
    tables.handover(table, session.identified(), session.identifiedDevice()),
  'table:claim': async ({ session, tables }, { token }) => tables.claim(session.identified(), token),
  'table:rematch': async ({ session, address, tables }, { table }) => ({
    table: await tables.rematch(table, session.identified(), address),
  }),
  'table:say': async ({ session, tables }, { table, ...said }) => done(tables.say(table, session.identified(), said)),
  'table:chat': async ({ session, tables }, { table, before, limit }) => ({
    chat: await tables.chat(table, session.person, { before, limit }),
  }),
  'devices:get': async ({ session, tables: { devices, passkeys }, notifications }) => {
    const person = session.identified();
    const [all, keys, noticeLinks, byMail] = await Promise.all([
      devices.of(person, session.device),
      passkeys?.of(person) ?? null,
      devices.mayLink(person.id),
      notifications?.offers.mail === true && notifications.channels.hasAddress(person),
    ]);
    return { devices: all, passkeys: keys, noticeLinks, byMail };
  },
  'devices:link': ({ session, tables }) => tables.devices.link(session.identified(), session.identifiedDevice()),
  'devices:peek': async ({ session, tables }, { token }) => {
    const { person } = await tables.devices.ownerOf(token);
    return { name: person.name, yours: session.person?.id === person.id };
  },
  'devices:claim': async ({ session, tables: { devices } }, { token }) => {
    const { person, key } = await devices.claim(await devices.ownerOf(token), session.deviceName ?? '');
    return { person, key };
  },
  'devices:offers': async ({ tables, notifications }) => ({
    mail: notifications?.offers.mail ?? false,
    passkeys: tables.passkeys !== null,
  }),
  'devices:mail': async ({ address: network, notifications }, { address }) => offered(notifications).sendCode(address, network),
  'devices:code': async ({ session, tables: { devices }, notifications }, typed) => {
    const hash = await offered(notifications).tryCode(typed);
    const { person, key } = await devices.claimByCode(hash, session.deviceName ?? '');
    return { person, key };
  },
  'passkeys:create': async ({ session, tables }) => ({
    options: await offered(tables.passkeys).creation(session.identified(), session.passkeyChallenge),
  }),
  'passkeys:add': async ({ session, tables }, created) => {
    const [person, device] = [session.identified(), session.identifiedDevice()];
    const by = { device, name: session.deviceName ?? '', challenge: session.passkeyChallenge };
    return done(offered(tables.passkeys).add(person, by, created));
  },
  'passkeys:drop': async ({ session, tables }, { passkey }) => done(offered(tables.passkeys).drop(session.identified(), passkey)),
  'passkeys:request': async ({ session, tables }) => ({ options: offered(tables.passkeys).request(session.passkeyChallenge) }),
  'passkeys:claim': async ({ session, tables }, used) => {
    const by = { person: session.person, name: session.deviceName ?? '' };
    const { person, key } = await offered(tables.passkeys).claim(session.passkeyChallenge, used, by);
    return { person, key };
  },
  'devices:drop': async ({ session, tables }, { device }) =>
    done(tables.devices.drop(session.identified(), session.identifiedDevice(), device)),
  'devices:dropOthers': async ({ session, tables }) =>
    done(tables.devices.dropOthers(session.identified(), session.identifiedDevice())),
  'devices:checked': async ({ session, tables }, { device }) =>
    done(tables.devices.checked(session.identified(), session.identifiedDevice(), device)),
  'devices:noticeLinks': async ({ session, tables }, { on }) => done(tables.devices.setLinks(session.identified(), on)),
  'notices:get': async ({ session, notifications }) => ({ view: (await notifications?.of(session.identified())) ?? null }),
  'notices:push': async ({ session, notifications }, { subscription, device, language }) =>
    offered(notifications).channels.addBrowser(session.identified(), subscription, device, language, session.device),
  'notices:mail': async ({ session, notifications }, { address, language }) =>
    done(offered(notifications).addAddress(session.identified(), address, language, session.device)),
  'notices:drop': async ({ session, notifications }, { channel }) =>
    done(offered(notifications).channels.drop(session.identified(), channel)),
  'notices:turnOff': async ({ session, notifications }, { kinds }) =>
    done(offered(notifications).turnOff(session.identified(), kinds)),
  'hooks:get': async ({ session, notifications }, { table, language }) => ({
    view: (await notifications?.webhooks?.of(table, session.identified(), language)) ?? null,
  }),
  'hooks:add': async ({ session, notifications }, { table, ...webhook }) =>
    offeredWebhooks(notifications).add(table, session.identified(), webhook),
  'hooks:try': async ({ session, notifications }, { table, channel }) =>
    offeredWebhooks(notifications).test(table, session.identified(), channel),
  'hooks:drop': async ({ session, notifications }, { table, channel }) =>
    done(offeredWebhooks(notifications).drop(table, session.identified(), channel)),
  'groups:list': async ({ session, tables }) => {
    const person = session.identified();
    return tables.groups((groups) => groups.list(person));
  },
  'group:create': async ({ session, tables }, { name, table }) => ({
    group: await tables.createGroup(session.identified(), name, table),
  }),
  'group:get': async ({ session, tables }, { group }) => {
    const person = session.identified();
    return tables.groups((groups) => groups.get(person, group));
  },
  'group:matches': async ({ session, tables }, { group, before, limit }) => {
    const person = session.identified();
    return tables.groups((groups) => groups.matches(person, group, before, limit));
  },
  'group:document': async ({ session, tables }, { group, table }) => {
    const person = session.identified();
    return { document: deflated(await tables.groups((groups) => groups.document(person, group, table))) };
  },
  'group:comments': async ({ session, tables }, { group, table }) => {
    const person = session.identified();
    return { comments: await tables.groups((groups) => groups.comments(person, group, table)) };
  },
  'group:rename': async ({ session, tables }, { group, name }) => {
    const person = session.identified();
    return done(tables.groups((groups) => groups.rename(person, group, name)));
  },
  'group:renew': async ({ session, tables }, { group }) => {
    const person = session.identified();
    return tables.groups((groups) => groups.renew(person, group));
  },
  'group:peek': async ({ session, tables }, { token }) => tables.groups((groups) => groups.peek(session.person, token)),
  'group:join': async ({ session, tables }, { token }) => {
    const person = session.identified();
    return { group: await tables.groups((groups) => groups.join(person, token)) };
  },
  'group:leave': async ({ session, tables }, { group, forget }) => {
    const person = session.identified();
    return done(tables.groups((groups) => groups.leave(person, group, forget)));
  },
  'group:remove': async ({ session, tables }, { group, member }) => {
    const person = session.identified();
    return done(tables.groups((groups) => groups.remove(person, group, member)));
  },
  'match:sync': async ({ session, tables }, { table }) => ({ match: packed(await tables.sync(table, session.person)) }),
  'match:since': async ({ session, tables }, { table, version }) => {
    const past = await tables.since(table, session.identified(), version);
    return { past: past && { match: packed(past.match), updates: past.updates } };
  },
  'match:history': async ({ session, tables }, { table }) => ({
    history: deflated(await tables.history(table, session.person)),
  }),
  'match:document': async ({ session, tables }, { table }) => ({
    document: deflated(await tables.document(table, session.person)),
  }),
  'match:comments': async ({ session, tables }, { table }) => ({ comments: await tables.comments(table, session.person) }),
  'match:move': async ({ session, tables }, request) => withUpdate(await tables.move(session.identified(), request, session.id)),
  'match:undo': async ({ session, tables }, request) => withUpdate(await tables.undo(session.identified(), request, session.id)),
  'match:log': async ({ session, tables }, { table, before, limit }) => ({
    log: await tables.log(table, session.person, { before, limit }),
  }),
};

/** A part of the server that may be off. @throws RefusedError `notOffered` if it is */
function offered<T>(part: T | null): T {
  if (part === null) throw new RefusedError('notOffered');
  return part;
}

function offeredWebhooks(notifications: Notifications | null): Webhooks {
  return offered(offered(notifications).webhooks);
}

async function done(work: Promise<void>): Promise<Record<string, never>> {
  await work;
  return {};
}

function withUpdate({ version, update }: Moved): { version: number } | Encoded {
  return update === undefined ? { version } : new Encoded(`{"ok":true,"version":${version},"update":${update}}`);
}
