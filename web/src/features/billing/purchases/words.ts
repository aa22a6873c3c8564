import { billing } from '../../../shared/i18n/en/billing.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('billing', { en: billing });
