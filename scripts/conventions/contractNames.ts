import ts from 'typescript';
import { type Convention, isTestCode, violationAt } from './source.ts';

/** Names of the contract that are more than a schema, a constant or a type. */
export interface ContractNames {
  /** Endpoints and the list of them. */
  endpoints: ReadonlySet<string>;
  /** Functions for members' texts, and the languages; the only names that ui may use. */
  memberText: ReadonlySet<string>;
}

const CLIENT = new Set(['createClient']);

/**
 * Calls go one way: an actor calls an endpoint through the portal's client. So actors import
 * endpoints, the portal imports the client, and ui imports only functions for members' texts, the
 * languages and the types of catalogues.
 */
export function contractNames({ endpoints, memberText }: ContractNames): Convention {
  return (source) => {
    const { path, tree } = source;
    if (isTestCode(path) || /^(packages\/contract|apps\/server)\//.test(path)) return [];
    const mayCall = /(Flow|Actors)\.ts$/.test(path);
    const violations = [];
    for (const statement of tree.statements) {
      if (!ts.isImportDeclaration(statement)) continue;
      if (
        !/^@saudagar\/contract(\/server)?$/.test(
          statement.moduleSpecifier.getText(tree).slice(1, -1),
        )
      )
        continue;
      for (const { name, isType } of importedNames(statement)) {
        if (path.startsWith('packages/ui/') && !memberText.has(name)) {
          violations.push(violationAt(source, statement, `ui imports ${name} from the contract`));
        }
        if (isType) continue;
        if (endpoints.has(name) && !mayCall) {
          violations.push(
            violationAt(source, statement, `the endpoint ${name} is for *Flow.ts and *Actors.ts`),
          );
        }
        if (CLIENT.has(name) && !/^packages\/portal\/src\/(\w+\/)?\w+\.ts$/.test(path)) {
          violations.push(violationAt(source, statement, `${name} is for the portal`));
        }
      }
    }
    return violations;
  };
}

function importedNames({
  importClause,
}: ts.ImportDeclaration): { name: string; isType: boolean }[] {
  const bindings = importClause?.namedBindings;
  if (!importClause || !bindings) return [];
  if (ts.isNamespaceImport(bindings)) return [{ name: '*', isType: false }];
  return bindings.elements.map((element) => ({
    name: (element.propertyName ?? element.name).text,
    isType: element.isTypeOnly || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword,
  }));
}
