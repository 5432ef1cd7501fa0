// Must run before boardgame.io is loaded, which otherwise checks the whole state after every hook.
process.env['NODE_ENV'] = 'production';
