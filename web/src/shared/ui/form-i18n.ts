import { formControls } from '../i18n/en/form-controls.ts';
import { registerTranslations } from '../i18n/i18n.ts';

registerTranslations('formControls', { en: formControls });
