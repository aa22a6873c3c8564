import { SaveMark } from '../../../../shared/ui/autosave/save-mark.tsx';
import { linkToField } from '../model/page-fields.ts';
import { useInvalidFields, useSaveStatus } from '../model/use-save-status.ts';
import { useWizard } from '../model/wizard-context.ts';

/** The save status of the profile. */
export function SaveIndicator() {
  const { wizard } = useWizard();
  const { mark, invalid } = useSaveStatus(wizard);
  const [first] = useInvalidFields(wizard);
  return <SaveMark state={mark} invalid={invalid} toFirst={first && linkToField(first)} />;
}
