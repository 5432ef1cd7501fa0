import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mailbox, type Mailbox } from '../apps/server/test/support/mailbox.ts';
import { buildProgram } from '../apps/server/test/support/process.ts';
import { Server } from './server.ts';
import { test as base } from './test.ts';

const PROGRAM = 'dist/days/server.js';
const apps = fileURLToPath(new URL('../apps', import.meta.url));

/** `test` with a server whose time `server.tell(ms)` advances, and a mail server for its mails. */
export const test = base.extend<{ post: Mailbox }, { program: string }>({
  program: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await buildProgram('test/days/server.ts', PROGRAM);
      await use(join(apps, 'server', PROGRAM));
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern
  post: async ({}, use) => {
    await using post = await mailbox();
    await use(post);
  },
  server: async ({ post, program }, use, info) => {
    const settings = (url: string) => ({
      PUBLIC_URL: url,
      WEB_DIR: join(apps, 'web/dist'),
      SMTP_URL: post.url,
      MAIL_FROM: 'Sobremesa <mesa@mesa.example>',
      NOTICES_AFTER: '60',
    });
    const server = await Server.start(settings, program);
    await use(server);
    await server.stop();
    if (info.status !== info.expectedStatus) await info.attach('server', { body: server.output, contentType: 'text/plain' });
  },
});
