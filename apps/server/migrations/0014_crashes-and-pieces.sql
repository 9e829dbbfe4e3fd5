CREATE TABLE "upload_piece" (
	"upload_id" uuid NOT NULL,
	"start" bigint NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "upload_piece_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
CREATE TABLE "unfinished_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "crashes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_piece" ADD CONSTRAINT "upload_piece_upload_id_unfinished_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."unfinished_upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unfinished_upload" ADD CONSTRAINT "unfinished_upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unfinished_of_user" ON "unfinished_upload" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "unfinished_by_age" ON "unfinished_upload" USING btree ("created_at");