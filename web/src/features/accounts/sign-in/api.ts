import {
  checkResetLink,
  forgotPassword,
  login,
  readSignInChange,
  register,
  resetPassword,
  sendEmailCode,
  sendNewUserCode,
  sendSignInCode,
  sendWhatsAppCode,
  signInWithCode,
  signUpExternally,
  signUpRecruiter,
  undoSignInChange,
  verifyEmail,
  verifyEmailCode,
} from '@callboard/contract/accounts/calls';
import type { Arguments } from '@callboard/contract/endpoint';
import { getReferrer } from '@callboard/contract/people/calls';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/lib/api/client.ts';
import { guestQueryOrNull, query } from '../../../shared/lib/api/queries.ts';

export const postForgotPassword = (email: string) => api(forgotPassword, { body: { email } });

/** The recruiter behind a referral, if there is one. */
export const useInviter = (referral = '') =>
  useQuery({
    ...guestQueryOrNull(getReferrer, { params: { code: referral } }),
    enabled: referral !== '',
    retry: false,
  }).data;

export const postPartnerSignUp = (body: Arguments<typeof signUpExternally>['body']) =>
  api(signUpExternally, { body });

export const postRegister = (body: Arguments<typeof register>['body']) => api(register, { body });

/** Asked once: a link that worked when the page was opened may be typed for. */
export const useResetLink = (token: string, enabled: boolean) =>
  useQuery({
    ...query(checkResetLink, { query: { token } }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const postResetPassword = ({ token, password }: { token: string; password: string }) =>
  api(resetPassword, { query: { token }, body: { password } });

export const postEmailCode = (email: string) => api(sendEmailCode, { body: { email } });

export const postNewUserCode = (mobile: string) => api(sendNewUserCode, { body: { mobile } });

export const postSignInCode = (mobile: string) => api(sendSignInCode, { body: { mobile } });

export const postWhatsAppCode = (mobile: string) => api(sendWhatsAppCode, { body: { mobile } });

export const useSignInChange = (token: string, enabled: boolean) =>
  useQuery({
    ...query(readSignInChange, { query: { token } }),
    enabled,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const postUndo = (token: string) => api(undoSignInChange, { query: { token } });

export const postSignInWithCode = (body: Arguments<typeof signInWithCode>['body']) =>
  api(signInWithCode, { body });

export const postSignIn = (body: Arguments<typeof login>['body']) => api(login, { body });

export const postRecruiter = (body: Arguments<typeof signUpRecruiter>['body']) =>
  api(signUpRecruiter, { body });

export const postEmailCodeCheck = (body: Arguments<typeof verifyEmailCode>['body']) =>
  api(verifyEmailCode, { body });

export const postVerifyEmail = (token: string) => api(verifyEmail, { query: { token } });
