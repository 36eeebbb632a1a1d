// Modules that the build makes (build/icons.ts).
declare module 'virtual:game-icons' {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module 'icons:*' {
  const bodies: Record<string, string>;
  export default bodies;
}
declare module 'virtual:icons-of-games' {
  const loaders: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default loaders;
}
