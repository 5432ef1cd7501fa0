import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

export default {
  title: 'My devices',
  about: 'You play here without an account. Each of these devices can play as {name}.',
  list: 'Devices that play as {name}',
  unnamed: 'A device',
  here: 'this device',
  seen: 'seen {when}',
  ways: {
    first: 'the first one',
    link: 'added by a link',
    mail: 'added by a code in an e-mail',
    notice: 'added by a link in an e-mail or notification',
    passkey: 'added by a passkey',
  },
  signOut: 'Sign out',
  signOutOf: 'Sign out {device}',
  signOutText:
    'That device can no longer play as you, and gets no more notifications. Your tables stay yours. If somebody else used it, look also at the e-mail addresses that are notified.',
  signOutHere: 'Sign out this device',
  signOutHereText: {
    devices:
      'This device can then no longer play as you, and gets no more notifications. Your tables stay yours, and your other devices go on.',
    mail: 'This is your only device. It can then no longer play as you, and gets no more notifications. Your tables stay yours: you get back in on any device with a code that we send to your e-mail address.',
    none: 'This is your only device, and you have no confirmed e-mail address. You then lose your name, your seats and your tables, and cannot get back to them by yourself. To keep them, add another device first, or have yourself notified by e-mail.',
  },
  signOutNot: 'Leave it as it is',
  signedOutOf: '{device} is signed out.',
  signOutOthers: 'Sign out all other devices',
  signOutOthersText:
    'Only this device can then play as you. The others get no more notifications, and links to your seat that are open now stop working. Your tables stay yours. If somebody else used one of them, look also at the e-mail addresses that are notified.',
  signedOutOthers: 'All other devices are signed out.',
  add: 'Add a device',
  addText:
    'Open this link on the other device, or point its camera at the code. It works once. Whoever opens it can play as you: give it to nobody else.',
  addLink: 'Link for your other device',
  addUntil: 'Valid until {time}.',
  addDone: '{device} can now play as you.',
  noticeLinks: 'Links in my notifications may open my seat on a new device',
  former: 'On this device you have also played as {name}. Those tables are still there.',
  back: 'Back to {name}',
  elsewhere: {
    title: 'I have played here on another device',
    text: 'Enter the address at which you are notified. We send a code to it, with which you go on here.',
    address: 'Your e-mail address',
    send: 'Send me a code',
    sent: 'If that address is confirmed here, a code is on its way. It is valid for 15 minutes, on this page only.',
    again: 'A code was asked for a short while ago. You can ask for another one from {again}.',
    noMail: 'This server sends no e-mails. On the other device, open “My devices” and choose “Add a device”.',
    code: 'Code from the e-mail',
    enter: 'Go on here',
    odd: 'That does not look like an e-mail address.',
  },
  seat: {
    title: 'This link was sent to {name}',
    text: 'Open the seat of {name} on this device? Do so only if that is you.',
    confirm: 'Open the seat of {name}',
    open: 'Only open the table',
  },
  page: {
    title: 'Play as {name}',
    text: 'This link comes from another device of {name}. Use it only if that is you.',
    confirm: 'Yes, I am {name}',
    other:
      'So far you are {own} here. The tables of {own} are not lost: under “My devices” you can go back to {own} at any time.',
    yours: 'This device is already one of yours, {name}.',
    home: 'Go to the start page',
  },
  news: {
    signedOut: 'This device was signed out. You are here without a name now.',
    added: '{device} can now play as you: {way}.',
    known: 'That was me',
    close: 'Got it',
  },
} satisfies Shape<typeof es>;
