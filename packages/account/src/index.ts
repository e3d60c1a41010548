'use client';

export { ForgotPasswordForm } from './forgotten/ForgotPasswordForm.tsx';
export { ResetPasswordForm, type ResetPasswordFormProps } from './forgotten/ResetPasswordForm.tsx';
export { LoginForm, type LoginFormProps } from './LoginForm.tsx';
export { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';
export { type LoginValues, validateLogin } from './validateLogin.ts';
export { type RegistrationValues, validateRegistration } from './validateRegistration.ts';
