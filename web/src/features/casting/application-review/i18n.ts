import { applicationReview } from '../../../shared/i18n/en/application-review.ts';
import { registerTranslations } from '../../../shared/i18n/i18n.ts';

registerTranslations('applicationReview', { en: applicationReview });
