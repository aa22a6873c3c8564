import { expect, test } from 'vitest';
import { useTestApp } from '../../../../test/app.ts';
import { createTalent } from '../../../../test/factories.ts';
import { createS3Storage } from '../../../platform/storage/s3-storage.ts';
import { createAllowances } from '../storage-allowance/index.ts';
import { createUploads } from './uploads.service.ts';

const testApp = useTestApp();

test('storage that needs the length reports the field, and signs the length when it is given', async () => {
  const { db, services } = testApp();
  const { id } = await createTalent(db);
  const storage = createS3Storage({
    bucket: 'callboard',
    region: 'ap-south-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    endpoint: 'http://localhost:1',
  });
  const uploads = createUploads({
    db,
    limits: services.limits,
    storage,
    allowances: createAllowances(),
  });
  const file = { fileName: 'me.png', fileType: 'image/png' } as const;
  await expect(uploads.sign(id, [{ ...file, fileSize: 9 }, file])).rejects.toMatchObject({
    details: { errors: [{ field: 'files.1.fileSize' }] },
  });
  const [grant] = await uploads.sign(id, [{ ...file, fileSize: 9 }]);
  expect(grant?.headers).toMatchObject({ 'content-type': 'image/png', 'if-none-match': '*' });
  expect(new URL(grant?.signedUrl ?? '').searchParams.get('X-Amz-SignedHeaders')).toContain('content-length');
});
