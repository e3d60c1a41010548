import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../packages.ts';
import { writeDeclaration } from './declared.ts';
import { TypeWriter } from './inferred.ts';
import { entriesOf, packageOf, publicProgram, resolved } from './program.ts';

/** Writes the public surface of packages. */
export class PublicSurface {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  private readonly types: TypeWriter;

  constructor(program = publicProgram()) {
    this.program = program;
    this.checker = program.getTypeChecker();
    this.types = new TypeWriter(program);
  }

  /** The public declarations of a package, as Markdown. */
  of(short: string): string {
    const [first] = entriesOf(short);
    const named = new Set<ts.Symbol>();
    const met = new Set<ts.Symbol>();
    const entries = entriesOf(short).map(({ name, source }) => {
      const lines = source ? this.exportsOf(source, named, met) : [];
      return section(name, lines);
    });
    const inner = this.reached(short, named, met);
    if (inner.length > 0) entries.push(section('Named by these', inner));
    return `# Public surface of ${first?.name}\n\n${entries.join('\n')}`;
  }

  /** The exports of one file; `named` and `met` collect written and referenced symbols. */
  exportsOf(source: string, named = new Set<ts.Symbol>(), met = new Set<ts.Symbol>()): string[] {
    const file = this.program.getSourceFile(join(root, source));
    const module = file && this.checker.getSymbolAtLocation(file);
    if (!module) return [];
    return this.checker
      .getExportsOfModule(module)
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((one) => {
        const symbol = resolved(this.checker, one);
        const isKnown = named.has(symbol);
        named.add(symbol);
        const isOwn = symbol.declarations?.some(packageOf);
        if (!isOwn) return [`${one.name}: ${foreign(one)};`];
        return isKnown ? [`${one.name}: as above;`] : this.write(symbol, one.name, met);
      });
  }

  /** The package's own types that public ones name and nobody can import, transitively. */
  private reached(short: string, named: Set<ts.Symbol>, met: Set<ts.Symbol>): string[] {
    const texts: [name: string, text: string][] = [];
    // Symbols added during the loop are visited too.
    for (const symbol of met) {
      const isOwn = symbol.declarations?.some((one) => packageOf(one) === short);
      if (named.has(symbol) || !isOwn) continue;
      named.add(symbol);
      texts.push([symbol.name, this.write(symbol, symbol.name, met).join('\n\n')]);
    }
    return texts
      .sort(([a, x], [b, y]) => (`${a} ${x}` < `${b} ${y}` ? -1 : 1))
      .map(([, text]) => text);
  }

  private write(symbol: ts.Symbol, name: string, met: Set<ts.Symbol>): string[] {
    this.types.met.clear();
    const written = (symbol.declarations ?? []).flatMap(
      (one) => writeDeclaration(one, name, this.types, this.checker) ?? [],
    );
    for (const one of this.types.met) met.add(one);
    for (const { from } of written) for (const node of from) this.look(node, met);
    return written.map(({ text }) => text);
  }

  /** Collects the names referenced below a node. */
  private look(node: ts.Node, met: Set<ts.Symbol>) {
    if (ts.isFunctionLike(node) && 'body' in node) {
      for (const one of [...node.parameters, node.type]) if (one) this.look(one, met);
      return;
    }
    if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) {
      const found = this.checker.getSymbolAtLocation(node);
      const symbol = found && resolved(this.checker, found);
      if (symbol?.declarations?.some(isTopLevel)) met.add(symbol);
    }
    ts.forEachChild(node, (child) => this.look(child, met));
  }
}

const section = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? `## ${name}\n\n\`\`\`ts\n${lines.join('\n\n')}\n\`\`\`\n` : `## ${name}\n`;

/** Checks whether a declaration is at the top level of a module: no parameter, no member. */
const isTopLevel = (node: ts.Declaration) =>
  (node.parent && ts.isSourceFile(node.parent)) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));

/** The module from which a name is re-exported. */
function foreign({ declarations }: ts.Symbol): string {
  const specifier = declarations?.find(ts.isExportSpecifier);
  const { moduleSpecifier } = specifier?.parent.parent ?? {};
  const name = (specifier?.propertyName ?? specifier?.name)?.getText();
  return `${name} of ${moduleSpecifier?.getText().slice(1, -1) ?? 'a library'}`;
}
