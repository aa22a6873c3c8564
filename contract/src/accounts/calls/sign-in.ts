// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as from from '../sign-in.ts';

export const register: Call<typeof from.register> = { method: 'POST', path: '/v1/auth/register' };
export const login: Call<typeof from.login> = { method: 'POST', path: '/v1/auth/login' };
export const refreshTokens: Call<typeof from.refreshTokens> = { method: 'POST', path: '/v1/auth/refresh-tokens' };
export const logout: Call<typeof from.logout> = { method: 'POST', path: '/v1/auth/logout' };
export const forgotPassword: Call<typeof from.forgotPassword> = { method: 'POST', path: '/v1/auth/forgot-password' };
export const resetPassword: Call<typeof from.resetPassword> = { method: 'POST', path: '/v1/auth/reset-password' };
export const checkResetLink: Call<typeof from.checkResetLink> = { method: 'GET', path: '/v1/auth/reset-password' };
export const verifyEmail: Call<typeof from.verifyEmail> = { method: 'POST', path: '/v1/auth/verify-email' };
export const githubSignIn: Call<typeof from.githubSignIn> = { method: 'GET', path: '/v1/auth/github' };
export const githubCallback: Call<typeof from.githubCallback> = { method: 'GET', path: '/v1/auth/github/callback' };
export const sendSignInCode: Call<typeof from.sendSignInCode> = { method: 'POST', path: '/v1/auth/mobile-login-otp' };
export const signInWithCode: Call<typeof from.signInWithCode> = { method: 'POST', path: '/v1/auth/mobile-login-verify' };
