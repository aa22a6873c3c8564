import { describe, expect, test } from 'vitest';
import { ProblemError } from '../../../platform/http/problem-error.ts';
import {
  mayOpenConversation,
  type Relationship,
  requireWriteAccess,
  type WriteAccess,
  writingStateOf,
} from './write-access.policy.ts';

const fine: WriteAccess = {
  is_frozen: false,
  is_answer: false,
  other_is_open: true,
  is_blocked: false,
  is_refused: false,
};
const relationship: Relationship = {
  kind: 'recruiter',
  other_kind: 'talent',
  other_is_open: true,
  is_unlocked: false,
  has_applied: false,
  project: 'none',
};
const talent = { kind: 'talent', other_kind: 'recruiter' } as const;

describe('writingStateOf', () => {
  test.each([
    ['open', {}, undefined],
    ['blocked', { is_blocked: true }, 'CONFLICT'],
    ['refused', { is_refused: true }, 'CONFLICT'],
    ['blocked', { is_blocked: true, is_refused: true }, 'CONFLICT'],
    ['closed', { other_is_open: false }, 'CONFLICT'],
    ['closed', { other_is_open: false, is_blocked: true, is_refused: true }, 'CONFLICT'],
    ['open', { is_answer: true }, undefined],
    ['open', { is_frozen: true, is_answer: true }, undefined],
    ['blocked', { is_frozen: true, is_answer: true, is_blocked: true }, 'CONFLICT'],
    ['closed', { is_frozen: true, is_answer: true, other_is_open: false }, 'CONFLICT'],
    ['frozen', { is_frozen: true }, 'PROFILE_FROZEN'],
    ['frozen', { is_frozen: true, other_is_open: false, is_blocked: true }, 'PROFILE_FROZEN'],
  ] as const)('%s: %j', (state, changes, code) => {
    const writeAccess = { ...fine, ...changes };
    expect(writingStateOf(writeAccess)).toBe(state);
    const attempt = () => requireWriteAccess(writeAccess);
    if (code === undefined) return expect(attempt).not.toThrow();
    expect(attempt).toThrow(ProblemError);
    return expect(attempt).toThrow(expect.objectContaining({ code }));
  });
});

describe('mayOpenConversation', () => {
  test.each([
    [false, {}],
    [true, { is_unlocked: true }],
    [true, { has_applied: true }],
    [true, { is_unlocked: true, project: 'own' }],
    [true, { has_applied: true, project: 'applied' }],
    [false, { is_unlocked: true, project: 'foreign' }],
    [false, { is_unlocked: true, other_is_open: false }],
    [false, { is_unlocked: true, other_kind: 'recruiter' }],
    [true, { ...talent, has_applied: true }],
    [true, { ...talent, has_applied: true, project: 'applied' }],
    [true, { ...talent, project: 'shared' }],
    [false, { ...talent, project: 'shared', other_is_open: false }],
    [false, { ...talent, has_applied: true, project: 'own' }],
    [false, { ...talent, has_applied: true, project: 'foreign' }],
    [false, { ...talent, is_unlocked: true }],
    [false, { ...talent, has_applied: true, other_kind: 'talent' }],
    [false, { ...talent, has_applied: true, other_is_open: false }],
  ] as const)('%s: %j', (may, changes) => {
    expect(mayOpenConversation({ ...relationship, ...changes })).toBe(may);
  });
});
