import type { MediaRequest } from '@callboard/contract/casting/job-fields';
import { User } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/use-translation.ts';
import { PickFiles } from '../../../../shared/lib/files/pick-files.tsx';
import { Button, buttonProps } from '../../../../shared/ui/button/button.tsx';
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/visually-hidden.tsx';
import { accepted } from '../../../people/gallery/index.ts';
import { useApply, useMissing } from '../model/apply-context.ts';
import { chosenFor, chosenPhotos, fieldOf, ownPhotos, withPhoto } from '../model/form.ts';
import { FieldError } from './field-error.tsx';
import { OwnPicture } from './own-picture.tsx';
import { RequestedPhotoSheet } from './picture-sheet.tsx';
import classes from './request-row.module.css';

/** One just taken: it fulfils the request as soon as the gallery has it. */
function useTakenPhoto(request: MediaRequest) {
  const { form, change, own } = useApply();
  const [upload, setUpload] = useState<string>();
  const latest = useRef(form);
  latest.current = form;
  const item = upload === undefined ? undefined : own.itemOf(upload);
  const { requested } = form.draft;
  useEffect(() => {
    if (item === undefined || requested[request.id] === item) return;
    change({
      photos: [...withPhoto(chosenPhotos(latest.current), item)],
      requested: { ...requested, [request.id]: item },
    });
    setUpload(undefined);
  }, [item, requested, request.id, change]);
  const isUploading = upload !== undefined && own.uploads.some(({ key }) => key === upload);
  return { isUploading, take: (files: readonly File[]) => setUpload(own.addPhoto(files)) };
}

/** They ask for a full length: the photo of it, or a way to take one. */
export function PhotoRequest({ request }: { request: MediaRequest }) {
  const { t } = useTranslation('applying');
  const { form, own } = useApply();
  const [isChoosing, setIsChoosing] = useState(false);
  const { isUploading, take } = useTakenPhoto(request);
  const missing = useMissing(fieldOf('request', request.id));
  const chosen = chosenFor(form, request);
  const hasPhotos = ownPhotos(form).length > 0;
  const { label } = request;
  const what = isUploading
    ? 'requests.uploading'
    : chosen
      ? 'requests.photo'
      : hasPhotos
        ? 'requests.none'
        : 'requests.noPhotos';
  return (
    <div>
      <div className={classes.row} id={`field-${fieldOf('request', request.id)}`} tabIndex={-1}>
        <span className={classes.sign} data-picture={chosen !== undefined || undefined}>
          {chosen ? (
            <OwnPicture item={chosen} preview={own.previewOf(chosen.id)} />
          ) : (
            <User size={20} aria-hidden />
          )}
        </span>
        <p>
          <b>{t(request.is_required ? 'requests.askedRequired' : 'requests.asked', { label })}</b>{' '}
          {request.note && !chosen && <span>{request.note} </span>}
          <span role="status">{t(what)}</span>
        </p>
        <div className={classes.actions}>
          {hasPhotos && (
            <Button
              variant="link"
              aria-label={`${t(chosen ? 'requests.change' : 'requests.choose')}: ${label}`}
              onClick={() => setIsChoosing(true)}
            >
              {t(chosen ? 'requests.change' : 'requests.choose')}
            </Button>
          )}
          {!chosen && !isUploading && (
            <PickFiles
              source={`request-${request.id}`}
              accept={accepted('photo')}
              onFiles={take}
              {...buttonProps({
                variant: 'link',
                children: (
                  <>
                    {t('requests.take')}
                    <VisuallyHidden>: {label}</VisuallyHidden>
                  </>
                ),
              })}
            />
          )}
        </div>
      </div>
      {missing && !chosen && <FieldError>{t('requests.missing', { label })}</FieldError>}
      {isChoosing && <RequestedPhotoSheet request={request} onClose={() => setIsChoosing(false)} />}
    </div>
  );
}
