import 'use-intl';
import type about from '../about/messages/es.ts';
import type admin from '../admin/messages/es.ts';
import type devices from '../devices/messages/es.ts';
import type gallery from '../gallery/messages/es.ts';
import type groups from '../groups/messages/es.ts';
import type { Introduction } from '../games/manifest.ts';
import type here from '../local/page/messages/es.ts';
import type learn from '../learn/messages/es.ts';
import type levels from '../bots/messages/es.ts';
import type pace from '../timeControl/messages/es.ts';
import type recap from '../table/recap/messages/es.ts';
import type replay from '../replay/messages/es.ts';
import type shuffle from '../shuffle/messages/es.ts';
import type notices from '../notifications/messages/es.ts';
import type story from '../story/messages/es.ts';
import type staticHome from '../static/messages/es.ts';
import type es from './messages/es.ts';

declare module 'use-intl' {
  interface AppConfig {
    /** Texts of single parts exist only inside `MoreTexts`. */
    Messages: typeof es & {
      admin: typeof admin;
      learn: typeof learn;
      levels: typeof levels;
      about: typeof about;
      here: typeof here;
      gallery: typeof gallery;
      groups: typeof groups;
      introduction: Introduction;
      recap: typeof recap;
      pace: typeof pace;
      notices: typeof notices;
      devices: typeof devices;
      replay: typeof replay;
      shuffle: typeof shuffle;
      static: typeof staticHome;
      story: typeof story;
    };
  }
}
