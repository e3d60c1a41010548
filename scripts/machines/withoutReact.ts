import { registerHooks } from 'node:module';

const VIEW = /\/node_modules\/(react|react-dom|@xstate\/react|react-aria[^/]*)\//;

// Refuses React to every later import.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    if (VIEW.test(resolved.url)) throw new Error(`imports ${specifier} by ${context.parentURL}`);
    return resolved;
  },
});
