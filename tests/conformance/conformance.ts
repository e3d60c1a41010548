import { describe } from 'vitest';
import { useStage } from './stage.ts';
import { accessSuite } from './suite/access.ts';
import { accountSuite } from './suite/account.ts';
import { commentsSuite } from './suite/comments.ts';
import { completenessSuite } from './suite/completeness.ts';
import { connectionsSuite } from './suite/connections.ts';
import { filesSuite } from './suite/files.ts';
import { flagsSuite } from './suite/flags.ts';
import { likesSuite } from './suite/likes.ts';
import { messageFilesSuite } from './suite/messageFiles.ts';
import { messageHistorySuite } from './suite/messageHistory.ts';
import { messagesSuite } from './suite/messages.ts';
import { ownCommentsSuite } from './suite/ownComments.ts';
import { ownPostsSuite } from './suite/ownPosts.ts';
import { photosSuite } from './suite/photos.ts';
import { postOrderSuite } from './suite/postOrder.ts';
import { postsSuite } from './suite/posts.ts';
import { refusedUploadsSuite } from './suite/refusedUploads.ts';
import { rolesSuite } from './suite/roles.ts';
import { roomsSuite } from './suite/rooms.ts';
import { signedAddressesSuite } from './suite/signedAddresses.ts';
import { socketsSuite } from './suite/sockets.ts';
import { suggestionsSuite } from './suite/suggestions.ts';
import { uploadsSuite } from './suite/uploads.ts';
import { validationSuite } from './suite/validation.ts';
import type { Target } from './target.ts';

/** The contract's behaviour, asked of a target. What passes here is what every target does. */
export function conformance(name: string, start: () => Promise<Target>): void {
  describe(name, () => {
    const stage = useStage(start);
    accessSuite(stage);
    rolesSuite(stage);
    accountSuite(stage);
    validationSuite(stage);
    postsSuite(stage);
    ownPostsSuite(stage);
    postOrderSuite(stage);
    likesSuite(stage);
    commentsSuite(stage);
    ownCommentsSuite(stage);
    suggestionsSuite(stage);
    uploadsSuite(stage);
    refusedUploadsSuite(stage);
    filesSuite(stage);
    signedAddressesSuite(stage);
    photosSuite(stage);
    flagsSuite(stage);
    connectionsSuite(stage);
    messagesSuite(stage);
    messageHistorySuite(stage);
    messageFilesSuite(stage);
    roomsSuite(stage);
    socketsSuite(stage);
    completenessSuite(stage);
  });
}
