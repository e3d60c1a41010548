'use client';

export { QrCode, type QrCodeProps } from './registration/QrCode.tsx';
