import { verification } from '../../../shared/i18n/en/verification.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('verification', { en: verification });
