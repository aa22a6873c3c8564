import { availabilityQuestion } from '../../../shared/i18n/en/availability-question.ts';
import { addWords } from '../../../shared/i18n/i18n.ts';

addWords('availabilityQuestion', { en: availabilityQuestion });
