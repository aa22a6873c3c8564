import { documentTypes, type RecruiterVerification } from '@callboard/contract/people/recruiter-verification';
import { Check, Plus, X } from 'lucide-react';
import { type BaseSyntheticEvent, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { Button } from '../../../../shared/ui/button/button.tsx';
import { CharacterCount } from '../../../../shared/ui/character-count/character-count.tsx';
import { Form, SubmitButton } from '../../../../shared/ui/form/form.tsx';
import { Card, Columns, Row, Stack } from '../../../../shared/ui/layout/layout.tsx';
import { PictureSlot } from '../../../../shared/ui/picture-slot/picture-slot.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar/progress-bar.tsx';
import { SelectField } from '../../../../shared/ui/select-field/select-field.tsx';
import { TextArea } from '../../../../shared/ui/text-area/text-area.tsx';
import { TextField } from '../../../../shared/ui/text-field/text-field.tsx';
import {
  blankDocument,
  type DocumentDraft,
  draftErrors,
  maxDocuments,
  maxLengths,
  normaliseGstin,
  readDraft,
  stateOf,
  storeDraftTexts,
  toDocumentType,
  type VerificationDraft,
} from '../model/documents-draft.ts';
import { useSendDocuments } from '../model/use-send-documents.ts';
import classes from './verification.module.css';

interface TextFieldsProps {
  draft: VerificationDraft;
  /** Masked. */
  lastGstin: string | null;
  onChange: (part: Partial<VerificationDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isBusy: boolean;
}

const gstinLength = 15;

function TextFields({ draft, lastGstin, onChange, errorOf, isBusy }: TextFieldsProps) {
  const { t } = useTranslation('verification');
  const state = stateOf(draft.gstin);
  const gstinHint = () => {
    if (state) return t('gstinValid', { state });
    return lastGstin && draft.gstin === '' ? t('gstinLast', { gstin: lastGstin }) : t('gstinHint');
  };
  // Checked while typing, as soon as it is long enough.
  const isComplete = normaliseGstin(draft.gstin).length >= gstinLength;
  return (
    <>
      <TextField
        label={t('legalName')}
        hint={t('legalNameHint')}
        autoComplete="organization"
        value={draft.legalName}
        readOnly={isBusy}
        error={errorOf('legal_name')}
        onChange={(event) => onChange({ legalName: event.currentTarget.value })}
      />
      <Columns min="15rem" gap={4}>
        <TextField
          label={t('gstinLabel')}
          hint={gstinHint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.gstin}
          readOnly={isBusy}
          end={state && <Check className={classes.valid} size={18} aria-hidden />}
          error={errorOf('gstin') ?? (isComplete && !state ? t('fieldErrors.gstin') : undefined)}
          onChange={(event) => onChange({ gstin: event.currentTarget.value })}
        />
        <TextField
          label={t('link')}
          hint={t('linkHint')}
          type="url"
          inputMode="url"
          value={draft.link}
          readOnly={isBusy}
          error={errorOf('proof_link')}
          onChange={(event) => onChange({ link: event.currentTarget.value })}
        />
      </Columns>
      <TextArea
        label={t('note')}
        rows={3}
        hint={<CharacterCount text={draft.note} most={maxLengths.note} />}
        value={draft.note}
        readOnly={isBusy}
        error={errorOf('note')}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </>
  );
}

interface DocumentFieldProps {
  document: DocumentDraft;
  at: number;
  isBusy: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (document: DocumentDraft) => void;
  onRemove: (() => void) | undefined;
}

/** One page: its type and its photo. */
function DocumentField({ document, at, isBusy, errorOf, onChange, onRemove }: DocumentFieldProps) {
  const { t } = useTranslation('verification');
  const number = at + 1;
  return (
    <Card as="li">
      <Row justify="between" wrap={false} className={classes.documentHead}>
        <h3 className={classes.small}>{t('document', { number })}</h3>
        {onRemove && (
          <button
            type="button"
            className={classes.remove}
            aria-label={t('removeDocument', { number })}
            disabled={isBusy}
            onClick={onRemove}
          >
            <X size={18} aria-hidden />
          </button>
        )}
      </Row>
      <Columns min="15rem" gap={4}>
        <SelectField
          label={t('type')}
          placeholder={t('typeNone')}
          options={documentTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          value={document.type}
          disabled={isBusy}
          error={errorOf(`papers.${at}.kind`)}
          onChange={(event) => onChange({ ...document, type: toDocumentType(event.currentTarget.value) })}
        />
        <PictureSlot
          label={t('photo', { number })}
          file={document.file}
          takesPdf
          keptText={document.sent === undefined ? undefined : t('keptDocument')}
          onPick={(file) => onChange({ ...document, file, sent: undefined })}
          error={errorOf(`papers.${at}.file`)}
          disabled={isBusy}
        />
      </Columns>
    </Card>
  );
}

interface DocumentsFormProps {
  userId: number;
  /** What was sent before. */
  last: RecruiterVerification;
  onDone: () => void;
  /** Left out where the form cannot be closed. */
  onCancel?: (() => void) | undefined;
}

export function DocumentsForm({ userId, last, onDone, onCancel }: DocumentsFormProps) {
  const { t } = useTranslation('verification');
  const [draft, setDraft] = useState<VerificationDraft>(() => readDraft(userId, last));
  const [tries, setTries] = useState(0);
  const { send, progress, error, fieldErrors } = useSendDocuments(userId, onDone);
  const isBusy = progress !== undefined;
  const errors = draftErrors(draft);
  const { documents } = draft;

  const errorOf = (field: string) => {
    const found = tries > 0 ? errors.get(field) : undefined;
    return found ? t(`fieldErrors.${found}`) : fieldErrors.get(field);
  };
  const change = (part: Partial<VerificationDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraftTexts(userId, next);
  };
  const submit = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    if (errors.size === 0) await send(draft);
  };
  const form = { submit, error: error && t(`errors.${error}`), isSending: isBusy, tries };
  return (
    <Form
      form={form}
      foot={
        <>
          {isBusy && (
            <ProgressBar
              label={t('sending', { percent: Math.round(progress * 100) })}
              value={progress * 100}
            />
          )}
          <Row>
            <SubmitButton form={form} variant="ink">
              {t('submit')}
            </SubmitButton>
            {onCancel && (
              <Button variant="outline" disabled={isBusy} onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
          </Row>
        </>
      }
    >
      <TextFields draft={draft} lastGstin={last.gstin} onChange={change} errorOf={errorOf} isBusy={isBusy} />
      <Stack as="ol">
        {documents.map((document, at) => (
          <DocumentField
            key={document.key}
            document={document}
            at={at}
            isBusy={isBusy}
            errorOf={errorOf}
            onChange={(next) => change({ documents: documents.with(at, next) })}
            onRemove={
              documents.length > 1
                ? () => change({ documents: documents.filter(({ key }) => key !== document.key) })
                : undefined
            }
          />
        ))}
      </Stack>
      {documents.length < maxDocuments && (
        <div>
          <Button
            variant="outline"
            disabled={isBusy}
            leftSection={<Plus size={16} aria-hidden />}
            onClick={() => change({ documents: [...documents, blankDocument(documents.at(-1)?.type)] })}
          >
            {t('addDocument')}
          </Button>
        </div>
      )}
    </Form>
  );
}
