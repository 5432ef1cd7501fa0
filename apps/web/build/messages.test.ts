import { createTranslator } from 'use-intl/core';
import formatCompiled from 'use-intl/format-message/format-only';
import { parseAst } from 'vite';
