// Written by contract/test/calls-for-browsers.test.ts.
import type { Call } from '../../endpoint.ts';
import type * as endpoints from '../sign-in.ts';

export const register: Call<typeof endpoints.register> = { method: 'POST', path: '/v1/auth/register' };
export const login: Call<typeof endpoints.login> = { method: 'POST', path: '/v1/auth/login' };
export const refreshTokens: Call<typeof endpoints.refreshTokens> = { method: 'POST', path: '/v1/auth/refresh-tokens' };
export const logout: Call<typeof endpoints.logout> = { method: 'POST', path: '/v1/auth/logout' };
export const forgotPassword: Call<typeof endpoints.forgotPassword> = { method: 'POST', path: '/v1/auth/forgot-password' };
export const resetPassword: Call<typeof endpoints.resetPassword> = { method: 'POST', path: '/v1/auth/reset-password' };
export const checkResetLink: Call<typeof endpoints.checkResetLink> = { method: 'GET', path: '/v1/auth/reset-password' };
export const verifyEmail: Call<typeof endpoints.verifyEmail> = { method: 'POST', path: '/v1/auth/verify-email' };
export const githubSignIn: Call<typeof endpoints.githubSignIn> = { method: 'GET', path: '/v1/auth/github' };
export const githubCallback: Call<typeof endpoints.githubCallback> = { method: 'GET', path: '/v1/auth/github/callback' };
export const sendSignInCode: Call<typeof endpoints.sendSignInCode> = { method: 'POST', path: '/v1/auth/mobile-login-otp' };
export const signInWithCode: Call<typeof endpoints.signInWithCode> = { method: 'POST', path: '/v1/auth/mobile-login-verify' };
