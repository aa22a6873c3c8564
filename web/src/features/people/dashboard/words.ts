import { dashboard } from '../../../shared/i18n/en/dashboard.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('dashboard', { en: dashboard });
