// The version that a person tells support: the build writes it.
declare const __APP_VERSION__: string | undefined;

export const APP_VERSION = typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'development';
export const SUPPORT_EMAIL = 'help@lotline.example';
