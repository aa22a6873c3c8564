import { availabilityQuestion } from '../../../shared/i18n/en/availability-question.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('availabilityQuestion', { en: availabilityQuestion });
