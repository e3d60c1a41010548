import ts from 'typescript';
import { packageOf } from './program.ts';

/** Positions of the public type arguments of XState's `StateMachine` and `ActorRef…`. */
const MACHINE = { context: 0, events: 1, states: 7, tags: 8, input: 9, output: 10, emitted: 11 };

/** Functions have the name of their declaration, which is no type's. */
const CALLABLE = ts.SymbolFlags.Function | ts.SymbolFlags.Method;
/** Types of an argument that the machine does not specify. */
const NOTHING_SAID = new Set(['never', 'string', 'NonReducibleUnknown', 'EventObject']);
/** Types whose further arguments are internal to their library, and how many are public. */
const READ_ARGUMENTS: Readonly<Record<string, number>> = {
  StateMachine: 2,
  ActorRef: 1,
  MachineSnapshot: 2,
  ReactElement: 0,
};

/**
 * Writes inferred types. A named type stays a name; members of a union are sorted, since the
 * compiler orders them by first use.
 */
export class TypeWriter {
  /** Declared types that were referred to by name. */
  readonly met = new Set<ts.Symbol>();
  private readonly checker: ts.TypeChecker;
  private readonly named = new Map<ts.Type, ts.Symbol>();

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
    for (const file of program.getSourceFiles()) {
      if (!packageOf(file)) continue;
      for (const statement of file.statements) this.nameInferred(statement);
    }
  }

  /** Types inferred from a schema have no name of their own. */
  private nameInferred(statement: ts.Statement) {
    if (!ts.isTypeAliasDeclaration(statement)) return;
    if (!/^z\.(infer|output)</.test(statement.type.getText())) return;
    const symbol = this.checker.getSymbolAtLocation(statement.name);
    const type = symbol && this.checker.getDeclaredTypeOfSymbol(symbol);
    if (symbol && type && type.flags & ts.TypeFlags.Object) this.named.set(type, symbol);
  }

  /** Writes a machine's parts, one line each; null for any other type. */
  machine(type: ts.Type): string[] | null {
    if (type.symbol?.name !== 'StateMachine') return null;
    const given = this.argumentsOf(type);
    return Object.entries(MACHINE).flatMap(([part, at]) => {
      const text = given[at] ? this.write(given[at]) : 'never';
      return NOTHING_SAID.has(text) ? [] : [`${part}: ${text};`];
    });
  }

  write(type: ts.Type, depth = 0): string {
    const own = this.named.get(type) ?? type.aliasSymbol;
    if (own) return this.name(own, type.aliasTypeArguments, depth);
    if (type.isStringLiteral()) return `'${type.value}'`;
    if (type.isUnion()) return this.union(type, depth);
    if (type.isIntersection()) {
      const parts = type.types.map((one) => this.write(one, depth + 1));
      return parts.map((one) => (/ \| |=>/.test(one) ? `(${one})` : one)).join(' & ');
    }
    if (!(type.flags & ts.TypeFlags.Object) || this.checker.isTupleType(type) || depth > 6) {
      return this.checker.typeToString(type);
    }
    const name = type.symbol?.name ?? '';
    const given = this.argumentsOf(type);
    if (this.checker.isArrayType(type)) {
      const item = this.write(given[0] as ts.Type, depth + 1);
      const whole = / [|&] |=>/.test(item) ? `(${item})[]` : `${item}[]`;
      return name === 'ReadonlyArray' ? `readonly ${whole}` : whole;
    }
    const isNameless = name.startsWith('__') || type.symbol.flags & CALLABLE;
    return isNameless ? this.shape(type, depth) : this.name(type.symbol, given, depth);
  }

  private argumentsOf(type: ts.Type): readonly ts.Type[] {
    if (!((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference)) return [];
    const { target } = type as ts.TypeReference;
    // The last type argument is `this`.
    const given = this.checker.getTypeArguments(type as ts.TypeReference);
    return given.slice(0, target.typeParameters?.length ?? 0);
  }

  private name(symbol: ts.Symbol, given: readonly ts.Type[] | undefined, depth: number): string {
    this.met.add(symbol);
    if (!given?.length) return symbol.name;
    const read = READ_ARGUMENTS[symbol.name] ?? given.length;
    if (read === 0) return symbol.name;
    const texts = given.slice(0, read).map((one) => this.write(one, depth + 1));
    return `${symbol.name}<${[...texts, ...(read < given.length ? ['…'] : [])].join(', ')}>`;
  }

  private union({ types }: ts.UnionType, depth: number): string {
    const texts = new Set(types.map((one) => this.write(one, depth + 1)));
    if (texts.has('true') && texts.has('false')) {
      texts.delete('true');
      texts.delete('false');
      texts.add('boolean');
    }
    const rank = (text: string) => ['null', 'undefined'].indexOf(text);
    const whole = (text: string) => (text.includes('=>') ? `(${text})` : text);
    return [...texts]
      .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
      .map(whole)
      .join(' | ');
  }

  private shape(type: ts.Type, depth: number): string {
    const [call, ...more] = type.getCallSignatures();
    const properties = type.getProperties();
    if (call && more.length === 0 && properties.length === 0) return this.call(call, ' => ', depth);
    if (call || type.getConstructSignatures().length > 0 || type.getStringIndexType()) {
      return this.checker.typeToString(type);
    }
    const members = properties.map((one) => {
      const isOptional = one.flags & ts.SymbolFlags.Optional;
      const text = this.write(this.checker.getTypeOfSymbol(one), depth + 1);
      return `${one.name}${isOptional ? '?' : ''}: ${isOptional ? text.replace(/ \| undefined$/, '') : text}`;
    });
    return members.length === 0 ? '{}' : `{ ${members.join('; ')} }`;
  }

  /** Writes a signature, its result behind `arrow`. */
  private call(signature: ts.Signature, arrow: string, depth: number): string {
    const given = signature.getTypeParameters()?.map(({ symbol }) => symbol.name) ?? [];
    const parameters = signature.getParameters().map((one) => {
      const declaration = one.valueDeclaration as ts.ParameterDeclaration | undefined;
      const rest = declaration?.dotDotDotToken ? '...' : '';
      const isOptional = declaration && this.checker.isOptionalParameter(declaration);
      const name = one.name.startsWith('__') ? 'props' : one.name;
      return `${rest}${name}${isOptional ? '?' : ''}: ${this.write(this.checker.getTypeOfSymbol(one), depth + 1)}`;
    });
    const generic = given.length > 0 ? `<${given.join(', ')}>` : '';
    return `${generic}(${parameters.join(', ')})${arrow}${this.write(signature.getReturnType(), depth + 1)}`;
  }
}
