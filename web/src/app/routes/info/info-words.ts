import { info } from '../../../shared/i18n/en/info.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('info', { en: info });
