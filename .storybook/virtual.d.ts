declare module 'virtual:package-styles';
declare module '*.css';
