import { ProblemError } from '@callboard/contract/client';
import { type ProblemCode, problems } from '@callboard/contract/errors';
import { describe, expect, it } from 'vitest';
import { StorageRejectedError } from './send-to-storage.ts';
import { toFailure } from './upload-failure.ts';

const refusal = (code: ProblemCode, message?: string) =>
  new ProblemError({
    type: 'about:blank',
    title: 'No',
    status: problems[code][0],
    code,
    ...(message !== undefined && { errors: [{ field: 'talent_edit_image', message }] }),
  });

describe('toFailure', () => {
  it.each([
    [new StorageRejectedError(500), 'storage'],
    [new StorageRejectedError(507), 'full'],
    [refusal('STORAGE_FULL'), 'full'],
    [refusal('STORAGE_QUOTA'), 'quota'],
    [new TypeError('Failed to fetch'), 'network'],
    [refusal('PROFILE_FROZEN'), 'frozen'],
    [refusal('RATE_LIMITED'), 'busy'],
    [refusal('INTERNAL'), 'other'],
    [new Error('?'), 'other'],
  ])('%s is %s', (error, reason) => {
    expect(toFailure(error).reason).toBe(reason);
  });

  it('passes on why the server rejected the picture', () => {
    expect(toFailure(refusal('VALIDATION_FAILED', 'Is no picture.'))).toEqual({
      reason: 'refused',
      detail: 'Is no picture.',
    });
  });

  it('writes the log line of the product', () => {
    expect(new StorageRejectedError(503).message).toBe('Upload failed with status: 503');
  });
});
