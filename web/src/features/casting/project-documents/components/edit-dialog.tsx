import { changeDocument, type TeamDocument } from '@callboard/contract/casting/project-documents';
import { documentAudiences, documentKinds } from '@callboard/contract/casting/project-values';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { RadioChips } from '../../../../shared/ui/choices/radio-chips.tsx';
import { Dialog, DialogActions } from '../../../../shared/ui/dialog/dialog.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { useContractForm } from '../../../../shared/ui/form/use-contract-form.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import { toast } from '../../../../shared/ui/toast/toast.ts';
import { useChangeDocument } from '../api.ts';

export interface NamedCharacter {
  readonly id: number;
  readonly name: string;
}

interface EditDialogProps {
  document: TeamDocument;
  characters: readonly NamedCharacter[];
  onClose: () => void;
}

/** The form always shows a title, so it is never left as it was. */
const EditedDocument = changeDocument.body.required({ title: true });

function useDocumentForm({ document, onClose }: EditDialogProps) {
  const { t } = useTranslation('projectDocuments');
  const { mutateAsync: change } = useChangeDocument();
  const { id, title, kind, audience, character } = document;
  return useContractForm({
    schema: EditedDocument,
    start: { title, kind, audience, character_id: character?.id ?? null },
    labels: {
      title: t('form.name'),
      kind: t('form.kind'),
      audience: t('form.audience'),
      character_id: t('form.character'),
    },
    missing: { title: t('form.missing') },
    action: t('form.action'),
    send: (body) => change({ params: { id }, body }),
    onDone: () => {
      toast(t('form.saved'));
      onClose();
    },
  });
}

function EditForm(props: EditDialogProps) {
  const { t } = useTranslation('projectDocuments');
  const form = useDocumentForm(props);
  const kind = form.control('kind');
  const audience = form.control('audience');
  const { value: characterId, onChange: chooseCharacter, ...character } = form.control('character_id');
  return (
    <Form
      form={form}
      foot={
        <DialogActions>
          <Button variant="ghost" onClick={props.onClose}>
            {t('form.cancel')}
          </Button>
          <SubmitButton form={form}>{t('form.save')}</SubmitButton>
        </DialogActions>
      }
    >
      <TextField {...form.field('title')} />
      <RadioChips
        {...kind}
        value={kind.value ?? null}
        onChange={(value) => value && kind.onChange(value)}
        isOptional={false}
        options={documentKinds.map((value) => ({
          value,
          label: value === 'other' ? t('form.otherKind') : t(`kinds.${value}`),
        }))}
      />
      <RadioChips
        {...audience}
        value={audience.value ?? null}
        onChange={(value) => value && audience.onChange(value)}
        isOptional={false}
        hint={audience.value === 'shared' ? t('form.sharedHint') : undefined}
        options={documentAudiences.map((value) => ({ value, label: t(`form.${value}`) }))}
      />
      {props.characters.length > 0 && (
        <SelectField
          {...character}
          placeholder={t('form.everyCharacter')}
          options={props.characters.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={characterId ?? ''}
          onChange={({ currentTarget: { value } }) => chooseCharacter(value === '' ? null : Number(value))}
        />
      )}
    </Form>
  );
}

/** Title, type and who reads a document. */
export function EditDialog(props: EditDialogProps) {
  const { t } = useTranslation('projectDocuments');
  const { document, onClose } = props;
  return (
    <Dialog
      opened
      onClose={onClose}
      closesOnClickOutside={false}
      title={t('form.title', { title: document.title })}
    >
      <EditForm {...props} />
    </Dialog>
  );
}
