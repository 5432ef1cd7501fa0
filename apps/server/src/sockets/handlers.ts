import type { RequestData, RequestName, Results } from '@sobremesa/protocol';
import type { Service } from '../tables/service.ts';
import type { Session, Sessions } from './session.ts';

interface Context {
  /** Whose request it is. */
  session: Session;
  sessions: Sessions;
  service: Service;
}

type Handlers = { [N in RequestName]: (context: Context, data: RequestData<N>) => Promise<Results[N]> };

/** What each request of the page does. The data has passed its schema. */
export const handlers: Handlers = {
  identify: async ({ session, sessions, service }, { name }) => {
    if (session.person === null) {
      const { person, key } = await service.register(name);
      await session.become(person);
      return { person, key };
    }
    const person = await service.rename(session.person, name);
    for (const other of sessions) if (other.person?.id === person.id) other.person = person;
    return { person };
  },

  'lobby:enter': async ({ session }) => ({ tables: await session.enterLobby() }),
  'lobby:leave': async ({ session }) => {
    session.leaveLobby();
    return {};
  },

  'table:open': async ({ session, service }, settings) => ({ table: await service.open(session.identified(), settings) }),
  'table:enter': ({ session }, { table }) => session.enter(table),
  'table:leave': async ({ session }, { table }) => done(session.leave(table)),
  'table:sit': async ({ session, service }, { table, seat }) => ({ seat: await service.sit(table, session.identified(), seat) }),
  'table:stand': async ({ session, service }, { table }) => done(service.stand(table, session.identified())),
  'table:return': async ({ session, service }, { table }) => done(service.return(table, session.identified())),
  'table:standIn': async ({ session, service }, { table, seat }) => done(service.standIn(table, session.identified(), seat)),
  'table:remove': async ({ session, service }, { table, seat }) => done(service.remove(table, session.identified(), seat)),
  'table:closeSeat': async ({ session, service }, { table, seat }) => done(service.closeSeat(table, session.identified(), seat)),
  'table:openSeat': async ({ session, service }, { table, seat }) => done(service.openSeat(table, session.identified(), seat)),
  'table:start': async ({ session, service }, { table }) => done(service.start(table, session.identified())),
  'table:discard': async ({ session, service }, { table }) => done(service.discard(table, session.identified())),
  'table:handover': async ({ session, service }, { table }) => service.handover(table, session.identified()),
  'table:claim': async ({ session, service }, { token }) => service.claim(session.identified(), token),
  'table:rematch': async ({ session, service }, { table }) => ({ table: await service.rematch(table, session.identified()) }),
  'table:say': async ({ session, service }, { table, text }) => done(service.say(table, session.identified(), text)),
  'table:chat': async ({ session, service }, { table, before, limit }) => ({
    chat: await service.chat(table, session.person, page(before, limit)),
  }),

  'match:sync': async ({ session, service }, { table }) => ({ match: await service.sync(table, session.person) }),
  'match:move': async ({ session, service }, request) => service.move(session.identified(), request),
  'match:undo': async ({ session, service }, request) => service.undo(session.identified(), request),
  'match:log': async ({ session, service }, { table, before, limit }) => ({
    log: await service.log(table, session.person, page(before, limit)),
  }),
};

async function done(work: Promise<void>): Promise<object> {
  await work;
  return {};
}

function page(before: number | undefined, limit: number): { before?: number; limit: number } {
  return before === undefined ? { limit } : { before, limit };
}
