// Before boardgame.io is loaded, which looks through the whole state after every hook otherwise.
process.env['NODE_ENV'] = 'production';
