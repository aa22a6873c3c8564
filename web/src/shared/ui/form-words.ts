import { formControls } from '../i18n/en/form-controls.ts';
import { addWords } from '../i18n/i18n.ts';

addWords('formControls', { en: formControls });
